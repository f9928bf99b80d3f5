import { BarChart } from '@mui/x-charts/BarChart';

export default function FirstChart() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'] }]}
      series={[{ data: [18, 23, 20, 26, 34], label: 'Orders' }]}
      desc="Orders per day: Friday has the most with 34."
    />
  );
}
