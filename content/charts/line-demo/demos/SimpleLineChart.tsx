import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function SimpleLineChart() {
  return (
    <LineChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { dataKey: 'oslo', label: 'Oslo' },
        { dataKey: 'rome', label: 'Rome' },
        { dataKey: 'sydney', label: 'Sydney' },
      ]}
      desc="Average temperatures per month: summer in Oslo and Rome is winter in Sydney."
    />
  );
}
