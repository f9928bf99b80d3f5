import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { monthlySales } from '../../datasets/sales';

export default function SalesTrend() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SparkLineChart
        height={80}
        data={monthlySales.map(({ online }) => online)}
        desc="Online sales rise from 24 in January to 74 in December."
      />
    </Box>
  );
}
