import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

export default function VisitorsPerHour() {
  return (
    <figure aria-label="Visitors of a library per day and hour" style={{ margin: 0 }}>
      <Heatmap
        height={300}
        xAxis={[{ data: weekdays }]}
        yAxis={[{ data: hours }]}
        series={[{ data: libraryVisits, label: 'Visitors' }]}
      />
    </figure>
  );
}
