import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function LineWithReferences() {
  return (
    <LineChart
      height={300}
      dataset={monthlySales}
      xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
      series={[{ dataKey: 'online', label: 'Online sales', showMark: false }]}
      desc="Online sales per month of 2024. They pass the goal of 50 after the new site of September."
    >
      <ChartsReferenceLine y={50} label="Goal" labelAlign="start" />
      <ChartsReferenceLine
        x="Sep"
        label="New site"
        labelAlign="end"
        lineStyle={{ strokeDasharray: '4 4' }}
      />
    </LineChart>
  );
}
