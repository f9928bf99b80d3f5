import { LineChart } from '@mui/x-charts/LineChart';

export default function TinyLineChart() {
  return (
    <LineChart
      height={80}
      leftAxis={null}
      bottomAxis={null}
      margin={{ top: 8, bottom: 8, left: 8, right: 8 }}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[{ data: [200, 188, 221, 213, 245, 316, 222], label: 'Visitors' }]}
      slotProps={{ legend: { hidden: true } }}
      desc="Visitors of each day of a week, most of them on Saturday."
    />
  );
}
