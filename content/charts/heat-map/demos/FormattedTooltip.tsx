import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

export default function FormattedTooltip() {
  return (
    <figure aria-label="Visitors with a formatted tooltip" style={{ margin: 0 }}>
      <Heatmap
        height={300}
        xAxis={[
          {
            data: weekdays,
            valueFormatter: (day: string, { location }) =>
              location === 'tooltip' ? `On ${day}` : day,
          },
        ]}
        yAxis={[{ data: hours }]}
        series={[
          {
            data: libraryVisits,
            label: 'Average',
            valueFormatter: ([, , visitors]) => `${visitors} visitors`,
          },
        ]}
      />
    </figure>
  );
}
