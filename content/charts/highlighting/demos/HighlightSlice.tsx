import { PieChart, pieArcClasses } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HighlightSlice() {
  return (
    <PieChart
      height={240}
      series={[
        {
          data: monthlyBudget,
          outerRadius: '80%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 8 },
          faded: { additionalRadius: -12, color: 'gray' },
        },
      ]}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      sx={{ [`& .${pieArcClasses.faded}`]: { opacity: 0.6 } }}
      desc="Rent takes almost half of the monthly budget."
    />
  );
}
