import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LineHighlightPlot, LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { monthlySales } from '../../datasets/sales';

export default function HighlightInComposition() {
  return (
    <ResponsiveChartContainer
      height={300}
      dataset={monthlySales}
      xAxis={[{ id: 'months', scaleType: 'point', dataKey: 'month' }]}
      series={[{ type: 'line', dataKey: 'online', label: 'Online' }]}
      desc="Online sales rise toward the end of the year."
    >
      <LinePlot />
      <LineHighlightPlot />
      <ChartsAxisHighlight x="line" />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis />
    </ResponsiveChartContainer>
  );
}
