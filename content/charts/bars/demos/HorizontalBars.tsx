import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HorizontalBars() {
  return (
    <BarChart
      height={300}
      layout="horizontal"
      dataset={monthlyBudget}
      yAxis={[{ scaleType: 'band', dataKey: 'label' }]}
      xAxis={[{ label: 'Dollars per month' }]}
      series={[{ dataKey: 'value', label: 'Budget' }]}
      margin={{ left: 75 }}
      desc="Budget of a household: rent takes 1,080 dollars of 2,400."
    />
  );
}
