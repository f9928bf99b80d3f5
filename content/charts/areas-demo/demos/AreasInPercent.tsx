import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const share = new Intl.NumberFormat('en-US', { style: 'percent' });

function formatShare(value: number | null, { dataIndex }: { dataIndex: number }) {
  const row = monthlySales[dataIndex];
  return value === null || !row ? '' : share.format(value / (row.online + row.store));
}

const part = {
  area: true,
  showMark: false,
  stack: 'sales',
  stackOffset: 'expand',
  valueFormatter: formatShare,
} as const;

export default function AreasInPercent() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ max: 1, valueFormatter: (value: number) => share.format(value) }]}
      series={[
        { ...part, dataKey: 'online', label: 'Online' },
        { ...part, dataKey: 'store', label: 'Store' },
      ]}
      desc="Shares of online and store sales per month of 2024: online grows from 34% to 52%."
    />
  );
}
