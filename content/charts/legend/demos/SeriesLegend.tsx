import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function SeriesLegend() {
  return (
    <BarChart
      height={300}
      desc="Sales per quarter of laptops, phones, and tablets."
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops' },
        { dataKey: 'phones', label: 'Phones' },
        { dataKey: 'tablets', label: 'Tablets' },
      ]}
    />
  );
}
