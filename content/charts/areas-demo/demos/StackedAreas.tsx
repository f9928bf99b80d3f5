import { LineChart } from '@mui/x-charts/LineChart';
import { worldPopulation } from '../../datasets/population';

const region = { stack: 'world', area: true, showMark: false } as const;

export default function StackedAreas() {
  return (
    <LineChart
      height={300}
      dataset={worldPopulation}
      margin={{ left: 70 }}
      xAxis={[{ dataKey: 'year', valueFormatter: (year: number) => String(year) }]}
      series={[
        { ...region, dataKey: 'asia', label: 'Asia' },
        { ...region, dataKey: 'africa', label: 'Africa' },
        { ...region, dataKey: 'europe', label: 'Europe' },
      ]}
      desc="Population of Asia, Africa, and Europe from 1960 to 2020 in millions, on top of each other."
    />
  );
}
