import Stack from '@mui/material/Stack';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { monthlySales } from '../../datasets/sales';

const common = {
  height: 80,
  data: monthlySales.map(({ online }) => online),
  showTooltip: true,
  showHighlight: true,
  valueFormatter: (value: number | null) => (value === null ? '' : `$${value}k`),
};

export default function SparklineTooltip() {
  return (
    <Stack spacing={2} sx={{ maxWidth: 320 }}>
      <SparkLineChart {...common} desc="Online sales as a line with a tooltip." />
      <SparkLineChart {...common} plotType="bar" desc="Online sales as bars with a tooltip." />
    </Stack>
  );
}
