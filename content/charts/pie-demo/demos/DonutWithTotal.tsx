import { styled } from '@mui/material/styles';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

const total = monthlyBudget.reduce((sum, { value }) => sum + value, 0);

const CenterText = styled('text')(({ theme }) => ({
  ...theme.typography.h5,
  fill: theme.palette.text.primary,
  textAnchor: 'middle',
  dominantBaseline: 'central',
}));

function CenterLabel({ children }: { children: string }) {
  const { left, top, width, height } = useDrawingArea();
  return (
    <CenterText x={left + width / 2} y={top + height / 2}>
      {children}
    </CenterText>
  );
}

export default function DonutWithTotal() {
  return (
    <PieChart
      height={240}
      slotProps={{
        legend: { itemMarkWidth: 12, itemMarkHeight: 12, labelStyle: { fontSize: 13 } },
      }}
      series={[{ data: monthlyBudget, innerRadius: '65%' }]}
      desc="Monthly budget with its total, 2,400 dollars, in the center."
    >
      <CenterLabel>{`$${total}`}</CenterLabel>
    </PieChart>
  );
}
