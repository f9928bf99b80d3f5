import { BarChart, barLabelClasses } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function BarLabels() {
  return (
    <BarChart
      height={300}
      barLabel="value"
      xAxis={[{ scaleType: 'band', data: weekdays }]}
      series={[{ data: visitorsPerDay, label: 'Visitors', color: '#1976d2' }]}
      sx={{ [`& .${barLabelClasses.root}`]: { fill: '#fff', fontSize: 12 } }}
      margin={{ left: 40, right: 10 }}
      desc="Visitors of a library per day: Saturday has the most with 303."
    />
  );
}
