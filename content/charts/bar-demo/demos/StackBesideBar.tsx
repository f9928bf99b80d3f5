import { BarChart } from '@mui/x-charts/BarChart';
import { worldPopulation } from '../../datasets/population';

function formatPeople(value: number | null) {
  return `${value?.toLocaleString('en-US')} million`;
}

export default function StackBesideBar() {
  return (
    <BarChart
      height={300}
      dataset={worldPopulation}
      margin={{ left: 60 }}
      xAxis={[{ scaleType: 'band', dataKey: 'year', valueFormatter: String }]}
      series={[
        { dataKey: 'asia', label: 'Asia', valueFormatter: formatPeople },
        { dataKey: 'africa', label: 'Africa', stack: 'others', valueFormatter: formatPeople },
        { dataKey: 'europe', label: 'Europe', stack: 'others', valueFormatter: formatPeople },
      ]}
      desc="Population per decade: Asia, next to Africa and Europe together."
    />
  );
}
