import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function TinyArea() {
  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center', justifyContent: 'center' }}>
      <div>
        <Typography variant="h5" component="p">
          $503k
        </Typography>
        <Typography variant="body2">online sales in 2024</Typography>
      </div>
      <Box sx={{ width: 140 }}>
        <LineChart
          height={80}
          margin={{ top: 0, right: 0, bottom: 0, left: 0 }}
          disableLineItemHighlight
          leftAxis={null}
          bottomAxis={null}
          dataset={monthlySales}
          xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
          series={[
            {
              dataKey: 'online',
              area: true,
              showMark: false,
              valueFormatter: (value) => `$${value}k`,
            },
          ]}
          desc="Online sales per month: they grow from 24 to 74 thousand dollars."
        />
      </Box>
    </Stack>
  );
}
