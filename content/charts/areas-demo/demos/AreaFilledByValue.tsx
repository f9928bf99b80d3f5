import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyProfit, monthlySales } from '../../datasets/sales';

export default function AreaFilledByValue() {
  return (
    <LineChart
      height={300}
      margin={{ top: 20 }}
      xAxis={[{ scaleType: 'point', data: monthlySales.map(({ month }) => month) }]}
      yAxis={[{ colorMap: { type: 'piecewise', thresholds: [0], colors: ['#e53935', '#43a047'] } }]}
      bottomAxis={{ disableLine: true, disableTicks: true }}
      series={[
        {
          data: monthlyProfit,
          area: true,
          showMark: false,
          valueFormatter: (value) => `$${value}k`,
        },
      ]}
      desc="Profit per month: February, August, and September end with a loss."
    >
      <ChartsReferenceLine y={0} />
    </LineChart>
  );
}
