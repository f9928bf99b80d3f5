import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import { Gauge } from '@mui/x-charts/Gauge';

const BERTHS = 88;

export default function BerthGauge() {
  const [occupied, setOccupied] = React.useState(62);

  return (
    <Box sx={{ height: 260, maxWidth: 320, mx: 'auto', px: 2 }}>
      <Gauge
        height={210}
        value={occupied}
        valueMax={BERTHS}
        startAngle={-100}
        endAngle={100}
        cornerRadius="50%"
        text={`${occupied} of ${BERTHS}`}
        aria-label="Berths occupied"
      />
      <Slider
        aria-label="Set the occupied berths"
        max={BERTHS}
        value={occupied}
        onChange={(_event, value) => {
          if (typeof value === 'number') setOccupied(value);
        }}
      />
    </Box>
  );
}
