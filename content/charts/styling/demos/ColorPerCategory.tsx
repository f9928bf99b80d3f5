import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function ColorPerCategory() {
  return (
    <BarChart
      height={300}
      xAxis={[
        {
          scaleType: 'band',
          data: weekdays,
          colorMap: {
            type: 'ordinal',
            values: ['Sat', 'Sun'],
            colors: ['#e76f51', '#e76f51'],
            unknownColor: '#4a90a4',
          },
        },
      ]}
      series={[{ data: visitorsPerDay }]}
      desc="Visitors per day. Saturday and Sunday have another color."
    />
  );
}
