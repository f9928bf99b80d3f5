import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { monthlyTemperatures } from '../../datasets/temperatures';
import { monthlySales } from '../../datasets/sales';

export default function BarsAndLine() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ left: 60, right: 60 }}
      xAxis={[{ id: 'months', scaleType: 'band', data: monthlySales.map(({ month }) => month) }]}
      yAxis={[{ id: 'sales' }, { id: 'temperature' }]}
      series={[
        { type: 'bar', yAxisId: 'sales', data: monthlySales.map(({ store }) => store) },
        { type: 'line', yAxisId: 'temperature', data: monthlyTemperatures.map(({ rome }) => rome) },
      ]}
      desc="Sales of the store as bars, and the temperature in Rome as a line."
    >
      <BarPlot />
      <LinePlot />
      <MarkPlot />
      <ChartsXAxis axisId="months" />
      <ChartsYAxis axisId="sales" label="Sales ($1,000)" />
      <ChartsYAxis axisId="temperature" position="right" label="Temperature (°C)" />
    </ResponsiveChartContainer>
  );
}
