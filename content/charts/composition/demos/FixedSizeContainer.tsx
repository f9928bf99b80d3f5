import Stack from '@mui/material/Stack';
import { ChartContainer } from '@mui/x-charts/ChartContainer';
import { PiePlot } from '@mui/x-charts/PieChart';
import { monthlyBudget } from '../../datasets/budget';

export default function FixedSizeContainer() {
  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ChartContainer
        width={220}
        height={220}
        margin={{ top: 10, right: 10, bottom: 10, left: 10 }}
        series={[{ type: 'pie', data: monthlyBudget, innerRadius: 50 }]}
        desc="Rent takes almost half of the monthly budget."
      >
        <PiePlot />
      </ChartContainer>
    </Stack>
  );
}
