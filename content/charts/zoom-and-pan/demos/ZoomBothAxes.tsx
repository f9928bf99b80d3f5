import { ScatterChartPro } from '@mui/x-charts-pro';
import { centralApartments, suburbanApartments } from '../../datasets/apartments';

const series = [
  {
    label: 'Center',
    data: centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent })),
  },
  {
    label: 'Suburbs',
    data: suburbanApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent })),
  },
];

export default function ZoomBothAxes() {
  return (
    <ScatterChartPro
      height={300}
      desc="Rents by floor area: the center is more expensive than the suburbs."
      margin={{ left: 60 }}
      xAxis={[{ zoom: true }]}
      yAxis={[{ zoom: true }]}
      series={series}
    />
  );
}
