import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function ShortLegendLabels() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        {
          dataKey: 'phones',
          label: (location) => (location === 'legend' ? 'Phones' : 'Phones in thousand dollars'),
        },
        {
          dataKey: 'tablets',
          label: (location) => (location === 'legend' ? 'Tablets' : 'Tablets in thousand dollars'),
        },
      ]}
      desc="Phones and tablets sold per quarter."
    />
  );
}
