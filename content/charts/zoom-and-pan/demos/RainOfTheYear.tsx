import { BarChartPro } from '@mui/x-charts-pro';
import { weeklyRain, weeksOf2024 } from '../../datasets/rainfall';

export default function RainOfTheYear() {
  return (
    <BarChartPro
      height={300}
      desc="Rain per week of 2024: the summer is dry."
      xAxis={[
        {
          scaleType: 'band',
          data: weeksOf2024,
          valueFormatter: (date: Date) =>
            date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' }),
          zoom: true,
        },
      ]}
      series={[{ data: weeklyRain, label: 'Rain (mm)' }]}
    />
  );
}
