import * as React from 'react';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Typography from '@mui/material/Typography';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { weeklyRain, weeksOf2024 } from '../../datasets/rainfall';

const spring = { axisId: 'weeks', start: 15, end: 42 };

export default function ControlledZoom() {
  const [zoom, setZoom] = React.useState<ZoomData[]>([spring]);

  return (
    <div>
      <ButtonGroup aria-label="Visible weeks">
        <Button onClick={() => setZoom([{ ...spring, start: 0, end: 100 }])}>Year</Button>
        <Button onClick={() => setZoom([spring])}>Spring</Button>
        <Button onClick={() => setZoom([{ ...spring, start: 75, end: 100 }])}>Last quarter</Button>
      </ButtonGroup>
      <LineChartPro
        height={280}
        desc="Rain per week of 2024: the summer is dry."
        xAxis={[{ id: 'weeks', scaleType: 'time', data: weeksOf2024, zoom: true }]}
        series={[{ data: weeklyRain, label: 'Rain (mm)', showMark: false }]}
        zoom={zoom}
        onZoomChange={setZoom}
      />
      {zoom.map(({ axisId, start, end }) => (
        <Typography key={axisId} role="status">
          From {Math.round(start)}% to {Math.round(end)}%
        </Typography>
      ))}
    </div>
  );
}
