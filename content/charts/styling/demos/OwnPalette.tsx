import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const light = ['#1b4965', '#ca6702', '#5b8c5a'];
const dark = ['#8ecae6', '#ffb703', '#a7c957'];

export default function OwnPalette() {
  return (
    <BarChart
      height={300}
      colors={(mode) => (mode === 'dark' ? dark : light)}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops' },
        { dataKey: 'phones', label: 'Phones' },
        { dataKey: 'tablets', label: 'Tablets' },
      ]}
      desc="Sales per quarter by product. Phones lead in three quarters."
    />
  );
}
