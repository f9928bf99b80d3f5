import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const goal = monthlySales.map(() => 50);

export default function SeriesWithoutTooltip() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'online', label: 'Online' },
        { data: goal, label: 'Goal', showMark: false, valueFormatter: () => null },
      ]}
      desc="Online sales exceed the goal of 50 from October on."
    />
  );
}
