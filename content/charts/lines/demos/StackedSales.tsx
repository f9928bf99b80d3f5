import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function StackedSales() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online', stack: 'sales', area: true, showMark: false },
        { dataKey: 'store', label: 'Store', stack: 'sales', area: true, showMark: false },
      ]}
      desc="Online and store sales per month of 2024 on top of each other, up to 141 in December."
    />
  );
}
