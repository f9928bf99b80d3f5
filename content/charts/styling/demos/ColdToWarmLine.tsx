import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function ColdToWarmLine() {
  return (
    <LineChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[
        { colorMap: { type: 'continuous', min: -4, max: 18, color: ['#3a86ff', '#fb8500'] } },
      ]}
      series={[{ dataKey: 'oslo', area: true, showMark: false }]}
      desc="Average temperature in Oslo: from 4 degrees below zero in January to 18 in July."
    />
  );
}
