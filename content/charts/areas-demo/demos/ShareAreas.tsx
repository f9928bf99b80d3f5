import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

const channels = [
  { dataKey: 'online', label: 'Online' },
  { dataKey: 'store', label: 'Store' },
] as const;

export default function ShareAreas() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      yAxis={[{ valueFormatter: (share: number) => `${Math.round(share * 100)}%` }]}
      series={channels.map((channel) => ({
        ...channel,
        stack: 'total',
        stackOffset: 'expand',
        area: true,
        showMark: false,
        valueFormatter: (value, { dataIndex }) => {
          const month = monthlySales[dataIndex];
          if (!month) return '';
          return `${Math.round(((value ?? 0) / (month.online + month.store)) * 100)}%`;
        },
      }))}
      desc="Share of online sales: it grows from 34% in January to 52% in December."
    />
  );
}
