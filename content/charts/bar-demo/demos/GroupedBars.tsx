import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

const spring = monthlyTemperatures.slice(2, 6);

export default function GroupedBars() {
  return (
    <BarChart
      height={300}
      dataset={spring}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      yAxis={[{ label: 'Temperature in °C' }]}
      series={[
        { dataKey: 'oslo', label: 'Oslo' },
        { dataKey: 'rome', label: 'Rome' },
        { dataKey: 'sydney', label: 'Sydney' },
      ]}
      desc="Average temperatures from March to June: Oslo and Rome warm up, Sydney cools down."
    />
  );
}
