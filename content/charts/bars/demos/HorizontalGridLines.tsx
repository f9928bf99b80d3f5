import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function HorizontalGridLines() {
  return (
    <BarChart
      height={300}
      grid={{ horizontal: true }}
      leftAxis={{ disableLine: true, disableTicks: true }}
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[{ data: visitorsPerDay, label: 'Visitors' }]}
      desc="Visitors of a library per day: Saturday has the most with 303."
    />
  );
}
