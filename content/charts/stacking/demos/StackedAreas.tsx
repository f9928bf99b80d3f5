import { LineChart } from '@mui/x-charts/LineChart';
import { worldPopulation } from '../../datasets/population';

const regions = [
  { dataKey: 'asia', label: 'Asia' },
  { dataKey: 'africa', label: 'Africa' },
  { dataKey: 'europe', label: 'Europe' },
].map((region) => ({ ...region, area: true, showMark: false, stack: 'people' }));

export default function StackedAreas() {
  return (
    <LineChart
      height={300}
      desc="Population of Asia, Africa, and Europe from 1960 to 2020, added up."
      dataset={worldPopulation}
      margin={{ left: 60 }}
      xAxis={[{ dataKey: 'year', tickMinStep: 10, valueFormatter: String }]}
      series={regions}
    />
  );
}
