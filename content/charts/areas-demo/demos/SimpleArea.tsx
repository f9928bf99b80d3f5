import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function SimpleArea() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'store', label: 'Store sales', area: true, showMark: false }]}
      desc="Store sales per month of 2024, between 41 and 67."
    />
  );
}
