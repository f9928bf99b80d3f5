import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function FilledArea() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online sales', area: true, showMark: false }]}
      desc="Online sales per month of 2024, growing from 24 to 74."
    />
  );
}
