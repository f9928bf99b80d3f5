import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function LineOverGrid() {
  return (
    <LineChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'sydney', label: 'Sydney' }]}
      grid={{ horizontal: true, vertical: true }}
      desc="Temperatures per month in Sydney above grid lines, lowest in June and July."
    />
  );
}
