import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { quarterlySales } from '../../datasets/sales';

export default function LegendAndTooltip() {
  return (
    <ResponsiveChartContainer
      height={300}
      dataset={quarterlySales}
      xAxis={[{ id: 'quarters', scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { type: 'bar', dataKey: 'laptops', label: 'Laptops' },
        { type: 'bar', dataKey: 'phones', label: 'Phones' },
      ]}
      desc="Sales of laptops and phones per quarter, both highest in the fourth quarter."
    >
      <BarPlot />
      <ChartsXAxis axisId="quarters" />
      <ChartsYAxis />
      <ChartsLegend />
      <ChartsAxisHighlight x="band" />
      <ChartsTooltip trigger="axis" />
    </ResponsiveChartContainer>
  );
}
