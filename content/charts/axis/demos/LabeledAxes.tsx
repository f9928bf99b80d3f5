import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function LabeledAxes() {
  return (
    <BarChart
      height={300}
      desc="Visitors of a library per weekday: Saturday is the busiest day."
      margin={{ left: 70 }}
      xAxis={[{ scaleType: 'band', data: weekdays, label: 'Weekday' }]}
      yAxis={[{ label: 'Visitors' }]}
      series={[{ data: visitorsPerDay }]}
    />
  );
}
