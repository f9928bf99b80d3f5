import type { PlaygroundConfig } from '../../../src/core/api/playground/config.ts';
import { name, type Value } from '../../../src/core/api/playground/value.ts';

type DataControls = NonNullable<PlaygroundConfig['dataControls']>;

const toOptions = (numbers: readonly number[]) =>
  numbers.map((value) => ({ id: String(value), value }));

/** What a chart shows without data. */
function createStates(empty: Readonly<Record<string, Value>>): DataControls[string] {
  return {
    label: 'data',
    options: [
      { id: 'ready' },
      { id: 'loading', set: { loading: true } },
      { id: 'empty', set: empty },
      { id: 'error', set: { ...empty, 'slots.noDataOverlay': name('LoadError') } },
    ],
    start: 'ready',
  };
}

/** How many series and points a chart has. The numbers of points depend on what each one costs. */
export function createDataControls(points: readonly number[], start: number): DataControls {
  return {
    points: { label: 'points', options: toOptions(points), start: String(start) },
    series: { label: 'series', options: toOptions([1, 2, 4]), start: '2' },
    state: createStates({ series: [] }),
  };
}

/** The same for charts that have one series. */
export function createPointControls(points: readonly number[], start: number): DataControls {
  const { points: dataControl, state } = createDataControls(points, start);
  return { ...(dataControl && { points: dataControl }), ...(state && { state }) };
}
