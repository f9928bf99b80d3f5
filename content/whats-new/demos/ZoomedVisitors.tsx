import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { BarChartPro, type BarChartProProps } from '@mui/x-charts-pro';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const visitors = [310, 290, 420, 510, 640, 720, 910, 880, 650, 540, 380, 350];

type Zoom = NonNullable<BarChartProProps['zoom']>;

const WHOLE_YEAR: Zoom = [{ axisId: 'month', start: 0, end: 100 }];
const SUMMER: Zoom = [{ axisId: 'month', start: 41, end: 75 }];

export default function ZoomedVisitors() {
  const [zoom, setZoom] = React.useState(WHOLE_YEAR);

  return (
    <Box sx={{ width: '100%' }}>
      <Button onClick={() => setZoom(SUMMER)}>Summer</Button>
      <Button onClick={() => setZoom(WHOLE_YEAR)}>Whole year</Button>
      <BarChartPro
        title="Visitors per month"
        height={300}
        xAxis={[{ id: 'month', scaleType: 'band', data: months, zoom: true }]}
        series={[{ label: 'Visitors', data: visitors }]}
        zoom={zoom}
        onZoomChange={setZoom}
      />
    </Box>
  );
}
