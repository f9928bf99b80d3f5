import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { monthlySales } from '../../datasets/sales';

export default function TargetLine() {
  return (
    <BarChart
      height={300}
      desc="Online sales per month: only November and December reach the target of 60."
      dataset={monthlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online sales' }]}
    >
      <ChartsReferenceLine y={60} label="Target" lineStyle={{ strokeDasharray: '4 4' }} />
    </BarChart>
  );
}
