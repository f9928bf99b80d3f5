import { PieChart } from '@mui/x-charts/PieChart';
import { cheerfulFiestaPalette } from '@mui/x-charts/colorPalettes';
import { monthlyBudget } from '../../datasets/budget';

const data = monthlyBudget.map((item) =>
  item.id === 'savings' ? { ...item, color: '#2e7d32' } : item,
);

export default function PieColors() {
  return (
    <PieChart
      height={240}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      colors={cheerfulFiestaPalette}
      series={[{ data }]}
      desc="Monthly budget with colors of another palette. The slice of the savings is green."
    />
  );
}
