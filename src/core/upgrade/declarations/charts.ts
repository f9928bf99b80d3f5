/** What Charts declares before version 7, as far as a change concerns it or leads to it. */
const PROPS = `
export interface ChartSeries {
  type?: any; data?: any; dataKey?: string; xAxisKey?: any; yAxisKey?: any; xAxisId?: any; yAxisId?: any;
  valueFormatter?: (value: any, ...rest: any[]) => any; highlightScope?: any; [name: string]: any;
}
export interface ValueSeries extends ChartSeries { valueFormatter?: (value: number, ...rest: any[]) => any }
export type BarSeriesType = ValueSeries;
export type LineSeriesType = ValueSeries;
export type ScatterSeriesType = ChartSeries;
export type PieSeriesType = ChartSeries;
export type AllSeriesType = ValueSeries;
export interface ChartLegend { hidden?: any; direction?: any; position?: any; [name: string]: any }
export interface ChartTooltip { [name: string]: any }
export interface AxisConfig { [name: string]: any }
export interface ChartSlotProps { [slot: string]: any }
export interface ChartProps { series: ChartSeries[]; xAxis?: AxisConfig[]; yAxis?: AxisConfig[]; legend?: ChartLegend; tooltip?: ChartTooltip; slotProps?: ChartSlotProps; onClick?: any; [name: string]: any }
export interface PieChartProps extends ChartProps { onClick?: any }
export interface PiePlotProps { onClick?: any; [name: string]: any }
export interface ChartElementProps { highlightScope?: any; [name: string]: any }
export interface SparkLineChartProps { valueFormatter?: (value: any) => string; [name: string]: any }
export interface ValueChartProps extends ChartProps { series: ValueSeries[] }
export interface ChartContainerProps extends ValueChartProps {}
export function PieChart(props: PieChartProps): JSX.Element;
export function PiePlot(props: PiePlotProps): JSX.Element;
export function PieArcPlot(props: PiePlotProps): JSX.Element;
export function PieArcLabelPlot(props: PiePlotProps): JSX.Element;
export function SparkLineChart(props: SparkLineChartProps): JSX.Element;
`;

const VALUE_CHARTS = ['BarChart', 'LineChart', 'ResponsiveChartContainer', 'ChartContainer'];
const ELEMENTS = ['AreaElement', 'BarElement', 'LineElement', 'MarkElement'];

const declare = (names: readonly string[], props: string) =>
  names.map((name) => `export function ${name}(props: ${props}): JSX.Element;\n`).join('');

export const CHARTS_DECLARATIONS =
  PROPS +
  declare(VALUE_CHARTS, 'ValueChartProps') +
  declare(['ScatterChart'], 'ChartProps') +
  declare(ELEMENTS, 'ChartElementProps') +
  VALUE_CHARTS.slice(0, 3)
    .map((name) => `export type ${name}Props = ValueChartProps;\n`)
    .join('');
