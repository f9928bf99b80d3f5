import { z } from 'zod';

const PLANS = ['pro', 'premium'] as const;

/** A plan that is paid for. What names no plan comes with every one. */
export const planSchema = /* @__PURE__ */ z.enum(PLANS);
export type Plan = (typeof PLANS)[number];

/** What a package, page or member comes with, the lowest first: the free tier and the plans. */
export const TIERS = ['community', ...PLANS] as const;
export type Tier = (typeof TIERS)[number];

/** The tier of what names its plan, or none. */
export function getTier(plan: Plan | null | undefined): Tier {
  return plan ?? 'community';
}

/** The plan that stands for a tier; undefined for the free one. */
export function getTierPlan(tier: Tier | undefined): Plan | undefined {
  return tier === 'community' ? undefined : tier;
}

/** Sorts by tier, the lowest first. */
export function compareTiers(
  a: { plan?: Plan | undefined },
  b: { plan?: Plan | undefined },
): number {
  return TIERS.indexOf(getTier(a.plan)) - TIERS.indexOf(getTier(b.plan));
}
