import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

export default function ProfitAndLoss() {
  return (
    <BarChart
      height={300}
      xAxis={[{ scaleType: 'band', data: monthlySales.map(({ month }) => month) }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#e53935', '#43a047'] } }]}
      bottomAxis={{ disableLine: true, disableTicks: true }}
      series={[{ data: monthlyProfit, valueFormatter: (value) => `$${value}k` }]}
      desc="Profit per month: February, August, and September end with a loss."
    >
      <ChartsReferenceLine y={0} />
    </BarChart>
  );
}
