import { element, type Value } from '../../../src/core/api/playground/value.ts';

const QUARTERS = [{ id: 'quarters', scaleType: 'band', data: ['Q1', 'Q2', 'Q3', 'Q4'] }];
const LEVELS = { min: 0, max: 10 };

/** A container with bars. */
export const barContainer = (children: readonly Value[], props: { [prop: string]: Value } = {}) =>
  element(
    'ResponsiveChartContainer',
    {
      height: 300,
      series: [
        { type: 'bar', id: 'north', label: 'North', data: [4, 3, 5, 8] },
        { type: 'bar', id: 'south', label: 'South', data: [2, 6, 3, 5] },
      ],
      xAxis: QUARTERS,
      ...props,
    },
    children,
  );

/** A container with lines, whose areas are filled. */
export const lineContainer = (children: readonly Value[]) =>
  element(
    'ResponsiveChartContainer',
    {
      height: 300,
      series: [
        { type: 'line', id: 'north', label: 'North', data: [4, 3, 5, 8], area: true },
        { type: 'line', id: 'south', label: 'South', data: [2, 6, 3, 5] },
      ],
      xAxis: [{ id: 'quarters', scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }],
    },
    children,
  );

/** A container with points whose color depends on their height. */
export const pointContainer = (children: readonly Value[], colorMap: Value = null) =>
  element(
    'ResponsiveChartContainer',
    {
      height: 300,
      series: [
        {
          type: 'scatter',
          id: 'trees',
          label: 'Trees',
          data: [1, 4, 2, 8, 5, 7].map((y, x) => ({ id: x, x, y })),
        },
      ],
      xAxis: [{ id: 'age', min: 0, max: 6 }],
      yAxis: [{ id: 'height', ...LEVELS, ...(colorMap === null ? {} : { colorMap }) }],
    },
    children,
  );

export const xAxis = element('ChartsXAxis', { axisId: 'quarters', position: 'bottom' });
