import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

export default function LossesInRed() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: monthlySales.map(({ month }) => month) }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#d64545', '#2a9d8f'] } }]}
      series={[{ data: monthlyProfit }]}
      desc="Profit per month. February, August, and September end with a loss."
    />
  );
}
