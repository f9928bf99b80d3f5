import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function DashedLine() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[
        { id: 'sales', dataKey: 'online', label: 'Sales', showMark: false },
        {
          id: 'plan',
          data: [25, 28, 31, 34, 37, 40, 43, 46, 49, 52, 55, 58],
          label: 'Plan',
          showMark: false,
          curve: 'linear',
        },
      ]}
      sx={{ '.MuiLineElement-series-plan': { strokeDasharray: '6 4' } }}
      desc="Online sales per month of 2024, and a dashed line for the plan."
    />
  );
}
