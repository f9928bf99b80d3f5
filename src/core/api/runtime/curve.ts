import type { RuntimeEvidence, RuntimeSeries } from './model.ts';

/** What was measured, as a key of `milliseconds`, or the heap. */
export type RuntimeMeasure = 'firstPaint' | 'scroll' | 'change' | 'heap';
export const RUNTIME_MEASURES: readonly RuntimeMeasure[] = [
  'firstPaint',
  'scroll',
  'change',
  'heap',
];

export interface RuntimeCurve {
  /** Counts of any series, the fewest first. */
  counts: readonly number[];
  series: readonly { name: string; values: readonly (number | null)[] }[];
  unit: 'ms' | 'MB';
  /** `2 cores of …`, with the day of the measurement. */
  machine: string;
  measured: string;
}

const MEGABYTE = 1_000_000;

function readValues({ milliseconds, heap }: RuntimeSeries, measure: RuntimeMeasure) {
  return measure === 'heap' ? heap.map((bytes) => bytes / MEGABYTE) : milliseconds[measure];
}

/** Returns what one measure of a kind of component depends on. Throws if it was not measured. */
export function getRuntimeCurve(
  evidence: RuntimeEvidence,
  kind: string,
  measure: RuntimeMeasure,
): RuntimeCurve {
  const measured = (evidence.series[kind] ?? []).flatMap((each) => {
    const values = readValues(each, measure);
    return values ? [{ name: each.name, counts: each.counts, values }] : [];
  });
  if (measured.length === 0) throw new Error(`evidence/runtime.json has no ${measure} of ${kind}`);
  const counts = [...new Set(measured.flatMap((each) => each.counts))].sort((a, b) => a - b);
  return {
    counts,
    series: measured.map((each) => ({
      name: each.name,
      values: counts.map((count) => each.values[each.counts.indexOf(count)] ?? null),
    })),
    unit: measure === 'heap' ? 'MB' : 'ms',
    machine: evidence.machine,
    measured: evidence.measured,
  };
}

/** Renders a value with two digits, as a measurement on a noisy machine deserves: `38 ms`. */
export function formatValue(value: number, unit: RuntimeCurve['unit']): string {
  const digits = value >= 10 ? Number(value.toPrecision(2)) : Math.round(value * 10) / 10;
  return `${digits.toLocaleString('en-US')} ${unit}`;
}

/** A place in the drawing, in its units. */
export interface Point {
  x: number;
  y: number;
}

export interface Drawing {
  xTicks: readonly { x: number; label: string }[];
  yTicks: readonly { y: number; label: string }[];
  lines: readonly { name: string; points: readonly Point[] }[];
}

/** Returns where a curve is drawn in a box, with logarithmic axes. */
export function drawCurve(
  { counts, series, unit }: RuntimeCurve,
  width: number,
  height: number,
): Drawing {
  const all = series.flatMap(({ values }) => values.filter((value) => value !== null));
  const lowest = Math.floor(Math.log10(Math.max(1, Math.min(...all))));
  const highest = Math.max(lowest + 1, Math.ceil(Math.log10(Math.max(...all))));
  const first = Math.log10(counts[0]!);
  const last = Math.log10(counts.at(-1)!);
  const toX = (count: number) => (width * (Math.log10(count) - first)) / (last - first);
  const toY = (value: number) =>
    height * (1 - (Math.log10(Math.max(value, 10 ** lowest)) - lowest) / (highest - lowest));
  return {
    xTicks: counts.map((count) => ({ x: toX(count), label: count.toLocaleString('en-US') })),
    yTicks: Array.from({ length: highest - lowest + 1 }, (_, at) => {
      const value = 10 ** (lowest + at);
      return { y: toY(value), label: formatValue(value, unit) };
    }),
    lines: series.map(({ name, values }) => ({
      name,
      points: values.flatMap((value, at) =>
        value === null ? [] : [{ x: toX(counts[at]!), y: toY(value) }],
      ),
    })),
  };
}
