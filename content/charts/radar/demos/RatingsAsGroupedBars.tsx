import { BarChart } from '@mui/x-charts/BarChart';

const ratings = [
  { criterion: 'Camera', compact: 7, large: 9 },
  { criterion: 'Battery', compact: 6, large: 8 },
  { criterion: 'Display', compact: 8, large: 9 },
  { criterion: 'Weight', compact: 9, large: 5 },
  { criterion: 'Price', compact: 8, large: 6 },
];

export default function RatingsAsGroupedBars() {
  return (
    <BarChart
      height={300}
      dataset={ratings}
      xAxis={[{ scaleType: 'band', dataKey: 'criterion' }]}
      yAxis={[{ max: 10 }]}
      series={[
        { dataKey: 'compact', label: 'Compact phone' },
        { dataKey: 'large', label: 'Large phone' },
      ]}
      desc="Ratings of two phones from 0 to 10. The large one leads in camera, battery, and display."
    />
  );
}
