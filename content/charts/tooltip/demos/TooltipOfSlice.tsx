import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ChartsItemContentProps } from '@mui/x-charts/ChartsTooltip';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

function ShareOfBudget({ itemData, series, getColor }: ChartsItemContentProps<'pie'>) {
  const slice = series.data[itemData.dataIndex];
  if (!slice) return null;
  const color = getColor(itemData.dataIndex);
  return (
    <Paper elevation={3} sx={{ p: 1.5, mx: 2, borderTop: `4px solid ${color}` }}>
      <Typography>{`$${slice.value} of $2,400`}</Typography>
    </Paper>
  );
}

export default function TooltipOfSlice() {
  return (
    <PieChart
      height={240}
      series={[{ data: monthlyBudget, outerRadius: '80%' }]}
      slots={{ itemContent: ShareOfBudget }}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      desc="Rent takes almost half of the monthly budget."
    />
  );
}
