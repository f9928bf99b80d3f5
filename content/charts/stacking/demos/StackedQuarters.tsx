import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

export default function StackedQuarters() {
  return (
    <BarChart
      height={300}
      desc="Sales of laptops, phones, and tablets per quarter, added up."
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'sales' },
        { dataKey: 'phones', label: 'Phones', stack: 'sales' },
        { dataKey: 'tablets', label: 'Tablets', stack: 'sales' },
      ]}
    />
  );
}
