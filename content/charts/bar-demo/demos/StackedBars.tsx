import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function StackedBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'total' },
        { dataKey: 'phones', label: 'Phones', stack: 'total' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'total' },
      ]}
      desc="Sales per quarter of three products: the total is highest in the fourth quarter."
    />
  );
}
