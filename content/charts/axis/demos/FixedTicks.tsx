import { LineChart } from '@mui/x-charts/LineChart';
import { dailyTemperatures } from '../../datasets/temperatures';

const mondays = dailyTemperatures.map((day) => day.date).filter((date) => date.getDay() === 1);

export default function FixedTicks() {
  return (
    <LineChart
      height={300}
      desc="Daily highs of the first two weeks of April, with ticks on Mondays."
      dataset={dailyTemperatures}
      xAxis={[
        {
          scaleType: 'time',
          dataKey: 'date',
          tickInterval: mondays,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { weekday: 'short', month: 'short', day: 'numeric' }),
        },
      ]}
      yAxis={[{ tickInterval: [0, 7, 14, 21], min: 0, max: 21 }]}
      series={[{ dataKey: 'high', label: 'High' }]}
    />
  );
}
