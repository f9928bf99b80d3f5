import { describe, expect, it } from 'vitest';
import { fromStep, getPercentile, toStep } from './vitals.ts';

describe('toStep', () => {
  it.each([
    ['LCP', 0],
    ['LCP', 37],
    ['LCP', 2500],
    ['INP', 200],
    ['CLS', 0.1],
    ['CLS', 0.012],
  ])('keeps %s of %d but for some percent', (name, value) => {
    const read = fromStep(name, toStep(name, value));
    expect(Math.abs(read - value)).toBeLessThanOrEqual(value * 0.03);
  });
});

describe('getPercentile', () => {
  it('is read from counts', () => {
    const counts = [
      { step: toStep('LCP', 4000), total: 25 },
      { step: toStep('LCP', 1000), total: 75 },
    ];
    expect(Math.round(getPercentile('LCP', counts, 0.75)! / 100)).toBe(10);
    expect(Math.round(getPercentile('LCP', counts, 0.76)! / 100)).toBe(40);
    expect(getPercentile('LCP', [], 0.75)).toBeNull();
  });
});
