import { LineChart } from '@mui/x-charts/LineChart';
import { worldPopulation } from '../../datasets/population';

function formatPeople(value: number | null) {
  return `${value?.toLocaleString('en-US')} million`;
}

const region = {
  stack: 'world',
  area: true,
  showMark: false,
  valueFormatter: formatPeople,
} as const;

export default function StackedAreas() {
  return (
    <LineChart
      height={300}
      margin={{ left: 60 }}
      dataset={worldPopulation}
      xAxis={[{ scaleType: 'point', dataKey: 'year', valueFormatter: String }]}
      series={[
        { ...region, dataKey: 'asia', label: 'Asia' },
        { ...region, dataKey: 'africa', label: 'Africa' },
        { ...region, dataKey: 'europe', label: 'Europe' },
      ]}
      desc="Population from 1960 to 2020: Asia and Africa grow, Europe hardly does."
    />
  );
}
