import type { Change } from '../../src/core/upgrade/change.ts';

const product = 'charts';
const to = 7;

/** What has types of slots in Charts 6.19.8. */
const WITH_SLOTS = [
  ...['AreaPlot', 'BarChart', 'BarPlot', 'ChartsLegend', 'ChartsTooltip', 'LineChart'],
  ...['LineHighlightPlot', 'LinePlot', 'MarkPlot', 'PieArcLabelPlot', 'PieArcPlot', 'PieChart'],
  ...['PiePlot', 'ScatterChart', 'ScatterPlot'],
];

/** The breaking changes of Charts from 6.19.8 to 7.29. */
export const CHARTS_7: readonly Change[] = [
  {
    id: 'charts-7-axis-id',
    product,
    to,
    kind: 'renamed',
    names: { 'ChartSeries.xAxisKey': 'xAxisId', 'ChartSeries.yAxisKey': 'yAxisId' },
    rewrite: 'rename',
    advice: 'A series names its axes with `xAxisId` and `yAxisId`. The old names are deprecated.',
    section: 'renamed-axis-and-item-props',
  },
  {
    id: 'charts-7-item-click',
    product,
    to,
    kind: 'renamed',
    names: { 'PieChartProps.onClick': 'onItemClick', 'PiePlotProps.onClick': 'onItemClick' },
    rewrite: 'rename',
    advice: '`onClick` of a pie is `onItemClick`.',
    section: 'renamed-axis-and-item-props',
  },
  {
    id: 'charts-7-anchor-types',
    product,
    to,
    kind: 'removed',
    names: { 'export AnchorPosition': null, 'export AnchorX': null, 'export AnchorY': null },
    advice: 'Take the type of `legend.position` instead, such as `AnchorPosition` of your own.',
    section: 'renamed-axis-and-item-props',
  },
  {
    id: 'charts-7-slot-types',
    product,
    to,
    kind: 'renamed',
    names: Object.fromEntries(
      WITH_SLOTS.flatMap((name) => [
        [`export ${name}SlotsComponent`, `${name}Slots`],
        [`export ${name}SlotComponentProps`, `${name}SlotProps`],
      ]),
    ),
    rewrite: 'rename',
    advice: 'Types of slots end in `Slots` and `SlotProps`.',
    section: 'renamed-types-of-slots-slotprops',
  },
  {
    id: 'charts-7-missing-values',
    product,
    to,
    kind: 'signature',
    names: { 'ValueSeries.valueFormatter': null, 'SparkLineChartProps.valueFormatter': null },
    rewrite: 'allowNull',
    advice: 'The value is `null` where data is missing.',
    section: 'missing-values-in-valueformatter',
  },
  {
    id: 'charts-7-providers',
    product,
    to,
    kind: 'removed',
    names: { 'export CartesianContextProvider': null, 'export DrawingProvider': null },
    advice:
      'Build the chart from a `ResponsiveChartContainer`, and read scales and sizes with hooks such as `useXScale` and `useDrawingArea`.',
    section: 'containers-instead-of-context-providers',
  },
  {
    id: 'charts-7-highlight-scope',
    product,
    to,
    kind: 'removed',
    names: { 'ChartElementProps.highlightScope': null },
    advice: 'Set `highlightScope` on the series instead of its elements.',
    section: 'highlight-in-your-own-elements-highlightscope',
  },
  {
    id: 'charts-7-tooltip-content',
    product,
    to,
    kind: 'type',
    names: {
      'export ChartsAxisTooltipContent': null,
      'export ChartsItemTooltipContent': null,
    },
    advice: 'Compose a tooltip from `useItemTooltip` and `useAxisTooltip` instead.',
    section: 'all-differences',
  },
  {
    id: 'charts-7-removed-types',
    product,
    to,
    kind: 'removed',
    names: {
      'export ContinuouseScaleName': null,
      'export Direction': null,
      'export ChartsLegendRoot': null,
      'export ChartsLegendRootOwnerState': null,
    },
    advice: 'The export is gone, without a successor.',
    section: 'all-differences',
  },
  {
    id: 'charts-7-legacy-folder',
    product,
    to,
    kind: 'removed',
    names: { 'module @mui/x-charts/legacy': null },
    advice:
      'The folder `legacy` is gone. Import from the package, and transpile it for old browsers.',
    section: 'builds-of-the-package',
  },
];
