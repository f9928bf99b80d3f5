import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments, suburbanApartments } from '../../datasets/apartments';

const data = [...centralApartments, ...suburbanApartments].map(({ id, area, rent }) => ({
  id,
  x: area,
  y: rent,
  z: rent / area,
}));

export default function PointsByColor() {
  return (
    <ScatterChart
      height={300}
      series={[
        { data, valueFormatter: ({ x, y, z }) => `${x} m², $${y}, $${Math.round(z)} per m²` },
      ]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [15, 25],
            colors: ['#43a047', '#fb8c00', '#e53935'],
          },
        },
      ]}
      desc="Rents of apartments by area. Green costs less than 15 dollars per square meter, red 25 or more."
    />
  );
}
