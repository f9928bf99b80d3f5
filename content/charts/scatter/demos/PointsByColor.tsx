import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
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
      margin={{ top: 60 }}
      series={[
        { data, valueFormatter: ({ x, y, z }) => `${x} m², $${y}, $${Math.round(z)} per m²` },
      ]}
      zAxis={[
        {
          colorMap: {
            type: 'piecewise',
            thresholds: [15, 25],
            colors: ['#1e88e5', '#8e8e93', '#d84315'],
          },
        },
      ]}
      desc="Rents of apartments by area. Colors stand for the rent per square meter in three steps."
    >
      <PiecewiseColorLegend
        axisDirection="z"
        direction="row"
        position={{ horizontal: 'middle', vertical: 'top' }}
        labelFormatter={({ formattedMin, formattedMax }) =>
          formattedMax === null ? `From $${formattedMin}` : `Below $${formattedMax}`
        }
        labelStyle={{ fontSize: 14 }}
      />
    </ScatterChart>
  );
}
