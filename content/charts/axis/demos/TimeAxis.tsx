import { LineChart } from '@mui/x-charts/LineChart';
import { dailyTemperatures } from '../../datasets/temperatures';

export default function TimeAxis() {
  return (
    <LineChart
      height={300}
      desc="Daily highs and lows of the first two weeks of April, in degrees Celsius."
      dataset={dailyTemperatures}
      xAxis={[{ scaleType: 'time', dataKey: 'date' }]}
      series={[
        { dataKey: 'high', label: 'High' },
        { dataKey: 'low', label: 'Low' },
      ]}
    />
  );
}
