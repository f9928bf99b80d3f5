import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function SimpleArea() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ min: 0, max: 80 }]}
      series={[{ dataKey: 'online', label: 'Online sales', area: true, showMark: false }]}
      desc="Online sales per month: they grow from 24 to 74 thousand dollars."
    />
  );
}
