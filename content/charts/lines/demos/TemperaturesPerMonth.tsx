import { LineChart } from '@mui/x-charts/LineChart';

export default function TemperaturesPerMonth() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: ['Jan', 'Mar', 'May', 'Jul', 'Sep', 'Nov'] }]}
      series={[
        { data: [-4, 1, 12, 18, 12, 1], label: 'Oslo' },
        { data: [8, 11, 18, 26, 22, 13], label: 'Rome' },
      ]}
      desc="Temperatures in Oslo and Rome over a year: both peak in July, and Rome is always warmer."
    />
  );
}
