import { LineChart } from '@mui/x-charts/LineChart';
import { dailyTemperatures } from '../../datasets/temperatures';

const inDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });
const [firstDay] = dailyTemperatures;

export default function LineOverDates() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          data: dailyTemperatures.map(({ date }) => date),
          min: firstDay?.date,
          tickNumber: 5,
          valueFormatter: (date: Date) => inDays.format(date),
        },
      ]}
      series={[{ data: dailyTemperatures.map(({ high }) => high), label: 'Highest temperature' }]}
      desc="Highest temperature of each day in the first half of April 2024, between 8 and 20 degrees."
    />
  );
}
