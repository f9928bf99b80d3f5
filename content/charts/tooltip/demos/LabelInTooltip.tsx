import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function LabelInTooltip() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        {
          dataKey: 'online',
          label: (location) => (location === 'tooltip' ? 'Online (thousand dollars)' : 'Online'),
        },
        {
          dataKey: 'store',
          label: (location) => (location === 'tooltip' ? 'Store (thousand dollars)' : 'Store'),
        },
      ]}
      desc="Online sales overtake the store in the fall."
    />
  );
}
