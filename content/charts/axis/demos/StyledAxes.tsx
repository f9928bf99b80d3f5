import { BarChart } from '@mui/x-charts/BarChart';
import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function StyledAxes() {
  return (
    <BarChart
      height={300}
      desc="Visitors of a library per weekday."
      grid={{ horizontal: true }}
      margin={{ left: 70, right: 10 }}
      xAxis={[
        {
          scaleType: 'band',
          data: weekdays,
          disableTicks: true,
          tickLabelStyle: { fontSize: 13, fontWeight: 700 },
        },
      ]}
      yAxis={[{ label: 'Visitors', labelStyle: { fontStyle: 'italic' }, tickSize: 12 }]}
      leftAxis={{ disableLine: true }}
      series={[{ data: visitorsPerDay }]}
      sx={{
        [`& .${axisClasses.left} .${axisClasses.label}`]: { translate: '-12px 0' },
        [`& .${axisClasses.bottom} .${axisClasses.line}`]: { strokeWidth: 3 },
      }}
    />
  );
}
