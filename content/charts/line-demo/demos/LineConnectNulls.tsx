import { LineChart } from '@mui/x-charts/LineChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

export default function LineConnectNulls() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: 'Weight in kg', min: 67, max: 72 }]}
      series={[
        { data: [71.2, 71, null, 70.8, null, null, 70.1], label: 'Ana', connectNulls: true },
        { data: [68.4, 68.6, null, 68.1, 68, null, 67.9], label: 'Ben' },
      ]}
      desc="Weights of two people during a week with missing days. Only the line of Ana has no gaps."
    />
  );
}
