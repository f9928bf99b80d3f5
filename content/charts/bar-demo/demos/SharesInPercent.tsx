import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales, type QuarterOfSales } from '../../datasets/sales';

const products = [
  { dataKey: 'laptops', label: 'Laptops' },
  { dataKey: 'phones', label: 'Phones' },
  { dataKey: 'tablets', label: 'Tablets' },
] as const;

function addUp({ laptops, phones, tablets }: QuarterOfSales) {
  return laptops + phones + tablets;
}

export default function SharesInPercent() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
      series={products.map((product) => ({
        ...product,
        stack: 'total',
        stackOffset: 'expand',
        valueFormatter: (value, { dataIndex }) => {
          const quarter = quarterlySales[dataIndex];
          return quarter ? `${Math.round(((value ?? 0) / addUp(quarter)) * 100)}%` : '';
        },
      }))}
      desc="Share of three products in the sales of each quarter: phones have about 43% in the fourth."
    />
  );
}
