/** Web vitals as the service counts them: on a logarithmic scale, from which percentiles are read. */

export const VITALS = ['LCP', 'INP', 'CLS', 'TTFB', 'FCP'] as const;
export type VitalName = (typeof VITALS)[number];

/** Up to these values a vital counts as good: https://web.dev/articles/vitals */
export const GOOD_VITALS: Readonly<Record<VitalName, number>> = {
  LCP: 2500,
  INP: 200,
  CLS: 0.1,
  TTFB: 800,
  FCP: 1800,
};

/** Each step is so much larger than the one before. */
const RATIO = 1.05;
/** Scores are small numbers, and times large ones. */
const SCALE: Readonly<Record<string, number>> = { CLS: 1000 };

/** Returns the step of a value: milliseconds, or a score. */
export function toStep(name: string, value: number): number {
  return Math.round(Math.log(1 + value * (SCALE[name] ?? 1)) / Math.log(RATIO));
}

/** Returns the value in the middle of a step, 2.5 % from every value in it at most. */
export function fromStep(name: string, step: number): number {
  return (RATIO ** step - 1) / (SCALE[name] ?? 1);
}

/** Returns the value below which a share of all values lies; null if there is none. */
export function getPercentile(
  name: string,
  counts: readonly { step: number; total: number }[],
  share: number,
): number | null {
  const sorted = counts.toSorted((a, b) => a.step - b.step);
  const all = sorted.reduce((sum, { total }) => sum + total, 0);
  let below = 0;
  for (const { step, total } of sorted) {
    below += total;
    if (below >= all * share) return fromStep(name, step);
  }
  return null;
}
