import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { harborDays, harborHours, harborMovements } from '../datasets/harbor';

export default function HarborHeatmap() {
  return (
    <figure aria-label="Ship movements per hour and day of the week" style={{ margin: 0 }}>
      <Heatmap
        height={280}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ data: harborDays }]}
        yAxis={[{ data: harborHours }]}
        zAxis={[
          { colorMap: { type: 'continuous', min: 0, max: 36, color: ['#c3dcf4', '#1257a8'] } },
        ]}
        series={[
          {
            data: harborMovements,
            valueFormatter: ([, , movements]) => `${movements} movements`,
          },
        ]}
      />
    </figure>
  );
}
