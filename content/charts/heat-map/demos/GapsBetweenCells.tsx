import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

export default function GapsBetweenCells() {
  return (
    <figure aria-label="Visitors, days on top, last hour on top" style={{ margin: 0 }}>
      <Heatmap
        height={300}
        margin={{ left: 60, bottom: 10 }}
        xAxis={[{ id: 'days', data: weekdays, categoryGapRatio: 0.1 }]}
        yAxis={[
          {
            data: hours,
            reverse: true,
            categoryGapRatio: 0.1,
            disableLine: true,
            disableTicks: true,
          },
        ]}
        topAxis={{ axisId: 'days', disableLine: true, disableTicks: true }}
        bottomAxis={null}
        series={[{ data: libraryVisits, label: 'Visitors' }]}
        slotProps={{ cell: { rx: 4, ry: 4 } }}
      />
    </figure>
  );
}
