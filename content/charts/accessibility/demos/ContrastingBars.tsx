import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const colors = ['#1976d2', '#c2185b'];

export default function ContrastingBars() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops' },
        { dataKey: 'phones', label: 'Phones' },
      ]}
      colors={colors}
      desc="Sales of laptops and phones per quarter. Both are highest in the fourth quarter."
    />
  );
}
