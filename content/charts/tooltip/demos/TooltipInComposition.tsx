import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { quarterlySales } from '../../datasets/sales';

export default function TooltipInComposition() {
  return (
    <ResponsiveChartContainer
      height={300}
      dataset={quarterlySales}
      xAxis={[{ id: 'quarters', scaleType: 'band', dataKey: 'quarter' }]}
      series={[{ type: 'bar', dataKey: 'phones', label: 'Phones' }]}
      desc="Sales of phones per quarter, highest in the fourth quarter."
    >
      <BarPlot />
      <ChartsXAxis axisId="quarters" />
      <ChartsYAxis />
      <ChartsTooltip trigger="item" />
    </ResponsiveChartContainer>
  );
}
