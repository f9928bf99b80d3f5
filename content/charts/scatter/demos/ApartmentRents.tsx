import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments, suburbanApartments } from '../../datasets/apartments';

export default function ApartmentRents() {
  return (
    <ScatterChart
      height={300}
      xAxis={[{ label: 'Area (m²)' }]}
      series={[
        {
          label: 'Center',
          data: centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent })),
        },
        {
          label: 'Suburbs',
          data: suburbanApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent })),
        },
      ]}
      desc="Rents of 24 apartments by area: for the same area, the center costs more than the suburbs."
    />
  );
}
