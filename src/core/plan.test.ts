import { describe, expect, it } from 'vitest';
import { compareTiers, getTier, planSchema, TIERS, type Plan } from './plan.ts';

describe('a plan', () => {
  it('is a paid one', () => {
    expect(
      ['pro', 'premium', 'community', ''].map((name) => planSchema.safeParse(name).success),
    ).toEqual([true, true, false, false]);
  });

  it('is a tier; without a plan the tier is the free one', () => {
    expect(TIERS).toEqual(['community', 'pro', 'premium']);
    expect([undefined, 'pro' as const].map(getTier)).toEqual(['community', 'pro']);
  });
});

describe('compareTiers', () => {
  it('puts the lowest tier first and keeps the order of equal ones', () => {
    const named: { name: string; plan?: Plan }[] = [
      { name: 'a', plan: 'premium' },
      { name: 'b', plan: 'pro' },
      { name: 'c' },
      { name: 'd', plan: 'pro' },
    ];
    expect(named.toSorted(compareTiers).map(({ name }) => name)).toEqual(['c', 'b', 'd', 'a']);
  });
});
