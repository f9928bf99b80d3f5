import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';

export default function ColorAboveLimit() {
  const [load, setLoad] = React.useState(86);
  const tooHigh = load > 80;

  return (
    <Box sx={{ maxWidth: 320, mx: 'auto', px: 2 }}>
      <Gauge
        height={200}
        value={load}
        text={tooHigh ? `${load}%\nToo high` : `${load}%`}
        aria-label="Processor load in percent"
        sx={({ palette }) => ({
          [`& .${gaugeClasses.valueArc}`]: {
            fill: tooHigh ? palette.error.main : palette.success.main,
          },
          [`& .${gaugeClasses.valueText}`]: { fontSize: 20 },
        })}
      />
      <Slider
        aria-label="Set the processor load"
        value={load}
        onChange={(_event, value) => {
          if (typeof value === 'number') setLoad(value);
        }}
      />
    </Box>
  );
}
