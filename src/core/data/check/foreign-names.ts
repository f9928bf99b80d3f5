/** What to use instead of a name that these packages never had, or only later. */
interface Hint {
  /** As inline Markdown. */
  hint: string;
  /** The name that means the same. */
  instead?: string;
  /** The attribute that means the same. */
  write?: string;
}

/** Exports of other chart and grid libraries that are written from memory. */
export const FOREIGN_NAMES: Readonly<Record<string, Hint>> = {
  XAxis: {
    hint: 'The x-axis is set with the prop `xAxis`; its component is `ChartsXAxis`.',
    instead: 'ChartsXAxis',
  },
  YAxis: {
    hint: 'The y-axis is set with the prop `yAxis`; its component is `ChartsYAxis`.',
    instead: 'ChartsYAxis',
  },
  Tooltip: {
    hint: 'Charts have a tooltip; set it with the prop `tooltip`. Its component is `ChartsTooltip`.',
    instead: 'ChartsTooltip',
  },
  Legend: {
    hint: 'Charts show a legend for series with a `label`. Its component is `ChartsLegend`.',
    instead: 'ChartsLegend',
  },
  CartesianGrid: {
    hint: 'Set `grid={{ vertical: true, horizontal: true }}`. Its component is `ChartsGrid`.',
    instead: 'ChartsGrid',
  },
  ResponsiveContainer: {
    hint: 'A chart without `width` fills its parent.',
    instead: 'ResponsiveChartContainer',
  },
  ChartsContainer: { hint: 'Here it is `ChartContainer`.', instead: 'ChartContainer' },
  Line: { hint: 'Pass `series` to `LineChart`, or compose with `LinePlot`.', instead: 'LinePlot' },
  Bar: { hint: 'Pass `series` to `BarChart`, or compose with `BarPlot`.', instead: 'BarPlot' },
  Pie: { hint: 'Pass `series` to `PieChart`, or compose with `PiePlot`.', instead: 'PiePlot' },
  Area: { hint: 'Set `area: true` on a series of `LineChart`.', instead: 'AreaPlot' },
  AreaChart: {
    hint: 'An area chart is a `LineChart` whose series have `area: true`.',
    instead: 'LineChart',
  },
  DonutChart: { hint: 'Set `innerRadius` on a series of `PieChart`.', instead: 'PieChart' },
};

/** Props of other libraries, and of later major versions. */
export const FOREIGN_PROPS: Readonly<Record<string, Hint>> = {
  columnDefs: { hint: 'The columns are the prop `columns`.', instead: 'columns' },
  rowData: { hint: 'The rows are the prop `rows`.', instead: 'rows' },
  dataSource: { hint: 'The rows are the prop `rows`.', instead: 'rows' },
  rowKey: { hint: 'Pass a function to `getRowId`.', instead: 'getRowId' },
  data: { hint: 'Rows for a whole chart are the prop `dataset`.', instead: 'dataset' },
  showToolbar: { hint: 'Set `slots={{ toolbar: GridToolbar }}`.' },
  hideLegend: {
    hint: 'Set `slotProps={{ legend: { hidden: true } }}`.',
    write: 'slotProps={{ legend: { hidden: true } }}',
  },
  pageSize: {
    hint: 'Set `paginationModel`, or `initialState={{ pagination: { paginationModel: { pageSize } } }}`.',
  },
  selectionModel: { hint: 'It is `rowSelectionModel`.', instead: 'rowSelectionModel' },
  onSelectionModelChange: {
    hint: 'It is `onRowSelectionModelChange`.',
    instead: 'onRowSelectionModelChange',
  },
  dateFormat: { hint: 'It is `format`.', instead: 'format' },
  inputFormat: { hint: 'It is `format`.', instead: 'format' },
  selected: { hint: 'The date is the prop `value`.', instead: 'value' },
  treeData: { hint: 'The items are the prop `items`.', instead: 'items' },
};
