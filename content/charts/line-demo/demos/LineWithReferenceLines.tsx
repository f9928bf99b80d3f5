import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function LineWithReferenceLines() {
  return (
    <LineChart
      height={300}
      margin={{ top: 30 }}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'online' }]}
      desc="Online sales per month: they exceed the break-even of 40 after the new shop opens in September."
    >
      <ChartsReferenceLine y={40} label="Break-even" />
      <ChartsReferenceLine
        x="Sep"
        label="New shop"
        labelAlign="start"
        spacing={{ x: 0, y: -18 }}
        labelStyle={{ textAnchor: 'middle' }}
        lineStyle={{ strokeDasharray: '6 4' }}
      />
    </LineChart>
  );
}
