import { BarChart } from '@mui/x-charts/BarChart';
import { quarterlySales } from '../../datasets/sales';

const totals = quarterlySales.map(({ laptops, phones }) => laptops + phones);

function withShare(value: number | null, { dataIndex }: { dataIndex: number }) {
  const total = totals[dataIndex];
  if (value === null || total === undefined) return null;
  return `${value} (${Math.round((100 * value) / total)}%)`;
}

export default function ShareOfTotal() {
  return (
    <BarChart
      height={300}
      dataset={quarterlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'quarter' }]}
      series={[
        { dataKey: 'laptops', label: 'Laptops', stack: 'all', valueFormatter: withShare },
        { dataKey: 'phones', label: 'Phones', stack: 'all', valueFormatter: withShare },
      ]}
      desc="Stacked sales of laptops and phones per quarter."
    />
  );
}
