import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));
const average = centralApartments.reduce((sum, { rent }) => sum + rent, 0) / data.length;

export default function ScatterWithAverage() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Area (m²)' }]}
      series={[{ data }]}
      desc="Rents of apartments in the center by area, with a line at the average rent."
    >
      <ChartsReferenceLine
        y={average}
        labelAlign="end"
        label={`Average $${Math.round(average)}`}
        // From right to left, the end of the text is its left side, which would move it off the chart.
        labelStyle={{ direction: 'ltr' }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </ScatterChart>
  );
}
