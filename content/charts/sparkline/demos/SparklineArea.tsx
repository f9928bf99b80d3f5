import Box from '@mui/material/Box';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { monthlySales } from '../../datasets/sales';

export default function SparklineArea() {
  return (
    <Box sx={{ maxWidth: 320 }}>
      <SparkLineChart
        area
        curve="monotoneX"
        colors={['#2e96ff']}
        height={80}
        data={monthlySales.map(({ online }) => online)}
        sx={{ '& .MuiAreaElement-root': { opacity: 0.3 } }}
        desc="Online sales as an area: they rise from 24 in January to 74 in December."
      />
    </Box>
  );
}
