import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { monthlySales } from '../../datasets/sales';

export default function BarsWithTarget() {
  return (
    <BarChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online' }]}
      desc="Online sales per month: the target of 50 is reached from October on."
    >
      <ChartsReferenceLine y={50} label="Target" />
    </BarChart>
  );
}
