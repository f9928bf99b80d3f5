import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { suburbanApartments } from '../../datasets/apartments';

const data = suburbanApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function ScatterWithGrid() {
  return (
    <ScatterChart
      height={300}
      grid={{ vertical: true, horizontal: true }}
      series={[{ label: 'Suburbs', data }]}
      desc="Rents of apartments in the suburbs by area, with grid lines."
    />
  );
}
