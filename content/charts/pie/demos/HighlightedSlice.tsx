import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function HighlightedSlice() {
  return (
    <PieChart
      height={240}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[
        {
          data: monthlyBudget,
          innerRadius: 40,
          outerRadius: '80%',
          highlightScope: { highlight: 'item', fade: 'global' },
          highlighted: { additionalRadius: 12 },
          faded: { innerRadius: 50, additionalRadius: -20, color: 'gray' },
        },
      ]}
      desc="Monthly budget. The slice under the pointer grows, and the others turn gray."
    />
  );
}
