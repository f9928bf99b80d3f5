import { LineChartPro } from '@mui/x-charts-pro';
import { weeklyRain, weeksOf2024 } from '../../datasets/rainfall';

export default function ZoomLimits() {
  return (
    <LineChartPro
      height={300}
      desc="Rain per week of 2024. The second half of the year can be seen."
      xAxis={[
        {
          scaleType: 'time',
          data: weeksOf2024,
          zoom: { minStart: 50, maxEnd: 100, minSpan: 25, step: 10 },
        },
      ]}
      series={[{ data: weeklyRain, label: 'Rain (mm)', showMark: false }]}
    />
  );
}
