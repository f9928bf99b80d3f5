import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function StackedProducts() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'computers' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'computers' },
        { dataKey: 'phones', label: 'Phones' },
      ]}
      desc="Sales per quarter: laptops and tablets together, next to phones."
    />
  );
}
