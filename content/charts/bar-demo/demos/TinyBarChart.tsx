import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function TinyBarChart() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'center' }}>
      <div>
        <Typography variant="h5" component="p">
          1,589
        </Typography>
        <Typography variant="body2">visitors this week</Typography>
      </div>
      <Box sx={{ width: 140 }}>
        <BarChart
          height={80}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          leftAxis={null}
          bottomAxis={null}
          xAxis={[{ scaleType: 'band', data: weekdays }]}
          series={[{ data: visitorsPerDay }]}
          desc="Visitors per day: Saturday has the most with 303."
        />
      </Box>
    </Stack>
  );
}
