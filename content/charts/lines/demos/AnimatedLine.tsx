import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { monthlySales } from '../../datasets/sales';

export default function AnimatedLine() {
  const [skipAnimation, setSkipAnimation] = React.useState(false);
  const [shown, setShown] = React.useState<'online' | 'store'>('online');

  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={skipAnimation}
            onChange={(event) => setSkipAnimation(event.target.checked)}
          />
        }
        label="skipAnimation"
      />
      <Button onClick={() => setShown(shown === 'online' ? 'store' : 'online')}>Change data</Button>
      <LineChart
        height={300}
        dataset={monthlySales}
        skipAnimation={skipAnimation}
        xAxis={[{ scaleType: 'point', dataKey: 'month' }]}
        yAxis={[{ min: 0, max: 80 }]}
        series={[{ id: 'sales', dataKey: shown, area: true }]}
        desc="Sales per month of 2024, either online or in the store."
      />
    </Box>
  );
}
