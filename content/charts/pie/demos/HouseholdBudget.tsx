import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HouseholdBudget() {
  return (
    <PieChart
      height={240}
      series={[{ data: monthlyBudget, valueFormatter: ({ value }) => `$${value}` }]}
      desc="Monthly budget of a household: rent takes 1,080 of 2,400 dollars."
    />
  );
}
