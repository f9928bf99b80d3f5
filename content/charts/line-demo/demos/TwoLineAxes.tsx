import { axisClasses } from '@mui/x-charts/ChartsAxis';
import { LineChart } from '@mui/x-charts/LineChart';

const ORDERS = '#1e88e5';
const RETURNS = '#e53935';

export default function TwoLineAxes() {
  return (
    <LineChart
      height={300}
      margin={{ left: 70, right: 70 }}
      xAxis={[{ scaleType: 'point', data: ['Q1', 'Q2', 'Q3', 'Q4'] }]}
      yAxis={[
        { id: 'orders', label: 'Orders', min: 0 },
        { id: 'returns', label: 'Returns in percent', min: 0, max: 10 },
      ]}
      leftAxis="orders"
      rightAxis="returns"
      series={[
        { data: [1240, 1580, 1710, 2460], label: 'Orders', yAxisId: 'orders', color: ORDERS },
        { data: [6.2, 5.4, 4.9, 7.8], label: 'Returns', yAxisId: 'returns', color: RETURNS },
      ]}
      sx={{
        [`.${axisClasses.left} .${axisClasses.label}`]: { translate: '-20px 0' },
        [`.${axisClasses.left} .${axisClasses.line}`]: { stroke: ORDERS, strokeWidth: 2 },
        [`.${axisClasses.right} .${axisClasses.line}`]: { stroke: RETURNS, strokeWidth: 2 },
      }}
      desc="Orders and share of returns per quarter: both are highest in the fourth quarter."
    />
  );
}
