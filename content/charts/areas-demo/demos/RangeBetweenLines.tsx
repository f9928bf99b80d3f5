import { LineChart } from '@mui/x-charts/LineChart';
import { dailyTemperatures } from '../../datasets/temperatures';

const lows = dailyTemperatures.map(({ low }) => low);
const spans = dailyTemperatures.map(({ low, high }) => high - low);

export default function RangeBetweenLines() {
  return (
    <LineChart
      height={300}
      xAxis={[
        {
          scaleType: 'time',
          data: dailyTemperatures.map(({ date }) => date),
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          domainLimit: 'strict',
        },
      ]}
      series={[
        { data: lows, label: 'Low', stack: 'day', color: '#1e88e5', showMark: false },
        {
          data: spans,
          label: 'High',
          stack: 'day',
          color: '#fb8c00',
          area: true,
          showMark: false,
          valueFormatter: (_span, { dataIndex }) => `${dailyTemperatures[dataIndex]?.high ?? ''}`,
        },
      ]}
      desc="Lowest and highest temperature of each day, from April 1 to April 14, in degrees Celsius."
    />
  );
}
