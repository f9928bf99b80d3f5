import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function TwoLines() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online' },
        { dataKey: 'store', label: 'Store' },
      ]}
      desc="Sales per month of 2024: online sales overtake the store in September."
    />
  );
}
