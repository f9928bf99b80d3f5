import { expect, test } from 'vitest';
import type { RuntimeEvidence } from './model.ts';
import { drawCurve, formatValue, getRuntimeCurve } from './curve.ts';

const EVIDENCE: RuntimeEvidence = {
  measured: '2026-11-28',
  versions: {},
  machine: '2 cores',
  runs: 5,
  series: {
    grid: [
      {
        name: '5 columns',
        counts: [100, 1000, 10_000],
        milliseconds: { firstPaint: [10, 20, 1000], scroll: [4, 4, 5] },
        heap: [1_000_000, 2_500_000, 30_000_000],
      },
      {
        name: '20 columns',
        counts: [100, 1000],
        milliseconds: { firstPaint: [30, 100] },
        heap: [0, 0],
      },
    ],
  },
};

test('a curve has all counts, and nothing where a series has no measurement', () => {
  const curve = getRuntimeCurve(EVIDENCE, 'grid', 'firstPaint');
  expect(curve.counts).toEqual([100, 1000, 10_000]);
  expect(curve.series).toEqual([
    { name: '5 columns', values: [10, 20, 1000] },
    { name: '20 columns', values: [30, 100, null] },
  ]);
  expect(getRuntimeCurve(EVIDENCE, 'grid', 'scroll').series.map(({ name }) => name)).toEqual([
    '5 columns',
  ]);
  expect(getRuntimeCurve(EVIDENCE, 'grid', 'heap').series[0]?.values).toEqual([1, 2.5, 30]);
});

test('what was not measured is an error', () => {
  expect(() => getRuntimeCurve(EVIDENCE, 'tree', 'firstPaint')).toThrow(
    'evidence/runtime.json has no firstPaint of tree',
  );
});

test('axes are logarithmic and begin with a power of ten', () => {
  const { xTicks, yTicks, lines } = drawCurve(
    getRuntimeCurve(EVIDENCE, 'grid', 'firstPaint'),
    200,
    100,
  );
  expect(xTicks).toEqual([
    { x: 0, label: '100' },
    { x: 100, label: '1,000' },
    { x: 200, label: '10,000' },
  ]);
  expect(yTicks.map(({ y, label }) => [Math.round(y), label])).toEqual([
    [100, '10 ms'],
    [50, '100 ms'],
    [0, '1,000 ms'],
  ]);
  expect(lines[1]?.points.map(({ x, y }) => [Math.round(x), Math.round(y)])).toEqual([
    [0, 76],
    [100, 50],
  ]);
});

test('values have two digits', () => {
  expect([0.44, 8.26, 38.4, 1234].map((value) => formatValue(value, 'ms'))).toEqual([
    ...['0.4 ms', '8.3 ms', '38 ms', '1,200 ms'],
  ]);
});
