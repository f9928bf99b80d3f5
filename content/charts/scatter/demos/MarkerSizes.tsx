import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments, suburbanApartments } from '../../datasets/apartments';

const center = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));
const suburbs = suburbanApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function MarkerSizes() {
  return (
    <ScatterChart
      height={300}
      series={[
        { label: 'Center', data: center, markerSize: 9 },
        { label: 'Suburbs', data: suburbs, markerSize: 3 },
      ]}
      sx={{ '& [data-drawing-container] circle': { fillOpacity: 0.6, stroke: 'currentColor' } }}
      desc="Rents by area: apartments in the center as large points, suburbs as small ones."
    />
  );
}
