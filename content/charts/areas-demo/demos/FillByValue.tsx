import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

export default function FillByValue() {
  return (
    <LineChart
      height={300}
      xAxis={[{ scaleType: 'point', data: monthlySales.map(({ month }) => month) }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#e53935', '#43a047'] } }]}
      series={[{ data: monthlyProfit, area: true, showMark: false }]}
      desc="Profit per month: the area is green above zero, and red in the months with a loss."
    />
  );
}
