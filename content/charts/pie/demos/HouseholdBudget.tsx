import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HouseholdBudget() {
  return (
    <PieChart
      height={240}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[{ data: monthlyBudget, valueFormatter: ({ value }) => `$${value}` }]}
      desc="Monthly budget of a household: rent takes 1,080 of 2,400 dollars."
    />
  );
}
