import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function TinyLineChart() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'center' }}>
      <div>
        <Typography variant="h5" component="p">
          Rome
        </Typography>
        <Typography variant="body2">from 8 to 26 degrees</Typography>
      </div>
      <Box sx={{ width: 140 }}>
        <LineChart
          height={80}
          margin={{ top: 6, right: 6, bottom: 6, left: 6 }}
          leftAxis={null}
          bottomAxis={null}
          dataset={monthlyTemperatures}
          xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
          series={[{ dataKey: 'rome', showMark: false, valueFormatter: (value) => `${value} °C` }]}
          desc="Average temperature in Rome per month: 8 degrees in January, 26 in July and August."
        />
      </Box>
    </Stack>
  );
}
