import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { weekdays } from '../../datasets/visits';

export default function AreaConnectNulls() {
  const [connectNulls, setConnectNulls] = React.useState(false);

  return (
    <Box>
      <Box sx={{ textAlign: 'center' }}>
        <FormControlLabel
          control={
            <Switch
              checked={connectNulls}
              onChange={(_event, checked) => setConnectNulls(checked)}
            />
          }
          label="connectNulls"
        />
      </Box>
      <LineChart
        height={300}
        xAxis={[{ scaleType: 'point', data: weekdays }]}
        yAxis={[{ min: 0 }]}
        series={[
          { data: [210, 224, 251, null, 238, 297, 312], label: 'Orders', area: true, connectNulls },
        ]}
        desc="Orders per day of one week: the number of Thursday is missing."
      />
    </Box>
  );
}
