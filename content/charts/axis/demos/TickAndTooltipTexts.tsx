import { BarChart } from '@mui/x-charts/BarChart';
import { monthlySales } from '../../datasets/sales';

export default function TickAndTooltipTexts() {
  return (
    <BarChart
      height={300}
      desc="Online sales per month, which triple during the year."
      dataset={monthlySales}
      xAxis={[
        {
          scaleType: 'band',
          dataKey: 'month',
          valueFormatter: (month: string, { location }) =>
            location === 'tick' ? month.charAt(0) : `${month} 2024`,
        },
      ]}
      yAxis={[{ valueFormatter: (value: number) => `$${value}k` }]}
      series={[{ dataKey: 'online', label: 'Online sales' }]}
    />
  );
}
