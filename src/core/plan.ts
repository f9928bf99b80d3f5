import { z } from 'zod';

const PLANS = ['pro', 'premium'] as const;

/** A paid plan. Anything without a plan is in the free tier. */
export const planSchema = /* @__PURE__ */ z.enum(PLANS);
export type Plan = (typeof PLANS)[number];

/** The free tier and the paid plans, lowest first. */
export const TIERS = ['community', ...PLANS] as const;
export type Tier = (typeof TIERS)[number];

/** Returns the tier of a plan; the free one if there is no plan. */
export function getTier(plan: Plan | null | undefined): Tier {
  return plan ?? 'community';
}

/** Returns the paid plan of a tier; undefined for the free one. */
export function getTierPlan(tier: Tier | undefined): Plan | undefined {
  return tier === 'community' ? undefined : tier;
}

/** Compares by tier, lowest first. */
export function compareTiers(
  a: { plan?: Plan | undefined },
  b: { plan?: Plan | undefined },
): number {
  return TIERS.indexOf(getTier(a.plan)) - TIERS.indexOf(getTier(b.plan));
}
