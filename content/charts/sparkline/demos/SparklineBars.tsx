import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { monthlyProfit } from '../../datasets/sales';

export default function SparklineBars() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SparkLineChart
        plotType="bar"
        height={80}
        data={monthlyProfit}
        desc="Monthly profit: three months end with a loss, December is best."
      />
    </Box>
  );
}
