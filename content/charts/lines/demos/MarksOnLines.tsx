import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function MarksOnLines() {
  return (
    <LineChart
      height={300}
      dataset={monthlyTemperatures}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { dataKey: 'rome', label: 'Rome' },
        { dataKey: 'oslo', label: 'Oslo', showMark: false },
        {
          dataKey: 'sydney',
          label: 'Sydney',
          showMark: ({ index }) => index % 3 === 0,
        },
      ]}
      desc="Temperatures per month in three cities, with marks on all, no, and each third point."
    />
  );
}
