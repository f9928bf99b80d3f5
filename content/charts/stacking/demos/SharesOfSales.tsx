import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const share = { stack: 'sales', stackOffset: 'expand' } as const;

export default function SharesOfSales() {
  return (
    <BarChart
      height={300}
      desc="Shares of laptops, phones, and tablets in the sales of each quarter."
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      yAxis={[{ valueFormatter: (value: number) => `${value * 100}%` }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', ...share },
        { dataKey: 'phones', label: 'Phones', ...share },
        { dataKey: 'tablets', label: 'Tablets', ...share },
      ]}
    />
  );
}
