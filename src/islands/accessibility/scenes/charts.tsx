import type { ComponentType } from 'react';
import {
  BarChart,
  BarChartPro,
  Gauge,
  Heatmap,
  LineChart,
  LineChartPro,
  PieChart,
  ScatterChart,
  ScatterChartPro,
  SparkLineChart,
} from '@mui/x-charts-pro';
import type { Scene } from './scene.ts';

type Props = Record<string, unknown>;
const COMPONENTS = {
  BarChart,
  BarChartPro,
  Gauge,
  Heatmap,
  LineChart,
  LineChartPro,
  PieChart,
  ScatterChart,
  ScatterChartPro,
  SparkLineChart,
} as unknown as Readonly<Record<string, ComponentType<Props>>>;

const SIZE = { height: 280 };
const BAND = [{ scaleType: 'band', data: ['January', 'February', 'March'], label: 'Month' }];
const SERIES = [
  { data: [12, 19, 7], label: 'Desks' },
  { data: [9, 4, 14], label: 'Chairs' },
];
const LINES = { ...SIZE, xAxis: [{ ...BAND[0], scaleType: 'point' }], series: SERIES };
const POINTS = [
  { id: 1, x: 3, y: 8 },
  { id: 2, x: 5, y: 2 },
  { id: 3, x: 9, y: 6 },
];

const list = (component: string, states: Readonly<Record<string, Props>>): Scene[] =>
  Object.entries(states).map(([state, props]) => {
    const Component = COMPONENTS[component]!;
    return {
      component,
      state,
      render: () => (
        <div style={{ maxWidth: 480 }}>
          <Component skipAnimation {...props} />
        </div>
      ),
    };
  });

/** What gives the drawing a name. */
const NAMED = { title: 'Orders', desc: 'March has the fewest.' };

const withStates = (props: Props, empty: Props): Readonly<Record<string, Props>> => ({
  filled: props,
  empty,
  loading: { ...empty, loading: true },
  'with a title and a description': { ...props, ...NAMED },
});

const bars = { ...SIZE, xAxis: BAND, series: SERIES };
const scatter = { ...SIZE, series: [{ label: 'Machines', data: POINTS }] };

const HEAT = {
  ...SIZE,
  xAxis: [{ data: ['Mon', 'Tue', 'Wed'] }],
  yAxis: [{ data: [9, 11] }],
  series: [
    {
      data: [
        [0, 0, 4],
        [1, 0, 8],
        [2, 1, 2],
      ],
    },
  ],
};

export const SCENES: readonly Scene[] = [
  ...['BarChart', 'BarChartPro'].flatMap((name) =>
    list(name, withStates(bars, { ...SIZE, xAxis: [{ ...BAND[0], data: [] }], series: [] })),
  ),
  ...['LineChart', 'LineChartPro'].flatMap((name) =>
    list(name, withStates(LINES, { ...SIZE, series: [] })),
  ),
  ...['ScatterChart', 'ScatterChartPro'].flatMap((name) =>
    list(name, withStates(scatter, { ...SIZE, series: [] })),
  ),
  ...list(
    'PieChart',
    withStates(
      {
        ...SIZE,
        series: [
          {
            arcLabel: 'value',
            data: [
              { id: 0, value: 10, label: 'Paid' },
              { id: 1, value: 6, label: 'Open' },
            ],
          },
        ],
      },
      { ...SIZE, series: [{ data: [] }] },
    ),
  ),
  ...list('Heatmap', { filled: HEAT, 'with a title and a description': { ...HEAT, ...NAMED } }),
  ...list('SparkLineChart', {
    line: { data: [1, 4, 2, 5], width: 200, height: 60 },
    bars: { data: [1, 4, 2, 5], width: 200, height: 60, plotType: 'bar' },
    'with tooltip': {
      data: [1, 4, 2, 5],
      width: 200,
      height: 60,
      showTooltip: true,
      showHighlight: true,
    },
  }),
  ...list('Gauge', {
    filled: { value: 60, width: 160, height: 160, 'aria-label': 'Used storage' },
    empty: { value: null, width: 160, height: 160, 'aria-label': 'Used storage' },
  }),
];
