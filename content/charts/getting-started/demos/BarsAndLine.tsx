import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

const months = monthlySales.map((row, index) => ({ ...row, profit: monthlyProfit[index] ?? null }));

export default function BarsAndLine() {
  return (
    <ResponsiveChartContainer
      height={300}
      dataset={months}
      xAxis={[{ id: 'months', scaleType: 'band', dataKey: 'month' }]}
      series={[
        { type: 'bar', dataKey: 'store', label: 'Store', stack: 'sales' },
        { type: 'bar', dataKey: 'online', label: 'Online', stack: 'sales' },
        { type: 'line', dataKey: 'profit', label: 'Profit', color: '#ff9800' },
      ]}
      desc="Sales per month as stacked bars, with the profit as a line: both peak in December."
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis />
      <ChartsLegend />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
