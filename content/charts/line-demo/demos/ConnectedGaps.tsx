import { LineChart } from '@mui/x-charts/LineChart';

export default function ConnectedGaps() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
      series={[
        { data: [71.4, null, 71.1, 70.8, null, null, 70.2], label: 'Ana', connectNulls: true },
        { data: [68.2, 68.4, null, 68.1, 67.9, null, 67.8], label: 'Ben' },
      ]}
      yAxis={[{ min: 66, max: 73 }]}
      desc="Weight of two persons over a week with missing days: the line of Ana is connected, and the line of Ben has gaps."
    />
  );
}
