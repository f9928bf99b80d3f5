import { PiecewiseColorLegend } from '@mui/x-charts/ChartsLegend';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { hours, libraryVisits, weekdays } from '../../datasets/visits';

export default function ThreeLevels() {
  return (
    <figure aria-label="How busy the library is per day and hour" style={{ margin: 0 }}>
      <Heatmap
        height={320}
        margin={{ top: 60 }}
        xAxis={[{ data: weekdays }]}
        yAxis={[{ data: hours }]}
        zAxis={[
          {
            colorMap: {
              type: 'piecewise',
              thresholds: [30, 50],
              colors: ['#7fc8c5', '#e9b44c', '#c8553d'],
            },
          },
        ]}
        series={[{ data: libraryVisits, label: 'Visitors' }]}
      >
        <PiecewiseColorLegend
          axisDirection="z"
          direction="row"
          position={{ horizontal: 'middle', vertical: 'top' }}
          labelFormatter={({ min, max }) =>
            min === null ? 'Quiet' : max === null ? 'Crowded' : 'Busy'
          }
        />
      </Heatmap>
    </figure>
  );
}
