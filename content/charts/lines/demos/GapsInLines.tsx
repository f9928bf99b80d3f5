import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';

export default function GapsInLines() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box>
      <FormControlLabel
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
        label="connectNulls"
      />
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] }]}
        series={[
          { data: [12, 14, null, null, 17, 16, 18], label: 'Sensor 1', connectNulls },
          { data: [5, 6, 8, null, 9, null, 7], label: 'Sensor 2', connectNulls, area: true },
        ]}
        desc="Readings of two sensors over a week, each with missing days."
      />
    </Box>
  );
}
