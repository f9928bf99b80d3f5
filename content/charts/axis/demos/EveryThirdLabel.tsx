import { BarChart } from '@mui/x-charts/BarChart';
import { monthlySales } from '../../datasets/sales';

export default function EveryThirdLabel() {
  return (
    <BarChart
      height={300}
      desc="Sales of the store per month, with a label at the start of each quarter."
      dataset={monthlySales}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'month',
          tickLabelInterval: (_month: string, index: number) => index % 3 === 0,
        },
      ]}
      series={[{ dataKey: 'store', label: 'Store' }]}
    />
  );
}
