import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { ResponsiveChartContainer } from '@mui/x-charts/ResponsiveChartContainer';
import { ScatterPlot } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const points = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function ScatterWithTrend() {
  return (
    <ResponsiveChartContainer
      height={300}
      margin={{ left: 60 }}
      xAxis={[{ id: 'area', data: [20, 90], min: 20, max: 90, label: 'Area (m²)' }]}
      yAxis={[{ id: 'rent', min: 0, valueFormatter: (rent: number) => `$${rent}` }]}
      series={[
        { type: 'scatter', data: points },
        { type: 'line', data: [720, 2270] },
      ]}
      desc="Apartments in the center: the rent rises with the area, as the line shows."
    >
      <LinePlot />
      <ScatterPlot />
      <ChartsXAxis axisId="area" />
      <ChartsYAxis axisId="rent" />
    </ResponsiveChartContainer>
  );
}
