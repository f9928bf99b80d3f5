import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import { BarChart } from '@mui/x-charts/BarChart';
import { monthlyTemperatures } from '../../datasets/temperatures';

export default function AnimatedBars() {
  const [city, setCity] = React.useState<'rome' | 'sydney'>('rome');
  const [skipAnimation, setSkipAnimation] = React.useState(false);

  return (
    <Box>
      <Stack direction="row" spacing={2} sx={{ justifyContent: 'center' }}>
        <Button onClick={() => setCity(city === 'rome' ? 'sydney' : 'rome')}>
          Show {city === 'rome' ? 'Sydney' : 'Rome'}
        </Button>
        <FormControlLabel
          control={
            <Switch
              checked={skipAnimation}
              onChange={(_event, checked) => setSkipAnimation(checked)}
            />
          }
          label="skipAnimation"
        />
      </Stack>
      <BarChart
        height={300}
        skipAnimation={skipAnimation}
        dataset={monthlyTemperatures}
        xAxis={[{ scaleType: 'band', dataKey: 'month' }]}
        yAxis={[{ min: 0, max: 30 }]}
        series={[{ dataKey: city, label: city === 'rome' ? 'Rome' : 'Sydney' }]}
        desc={`Average temperatures in ${city === 'rome' ? 'Rome' : 'Sydney'}, in degrees Celsius.`}
      />
    </Box>
  );
}
