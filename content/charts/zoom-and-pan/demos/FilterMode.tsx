import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChartPro, type ZoomData } from '@mui/x-charts-pro';
import { weeklyRain, weeksOf2024 } from '../../datasets/rainfall';

const summer: ZoomData[] = [{ axisId: 'weeks', start: 45, end: 65 }];

export default function FilterMode() {
  const [filterMode, setFilterMode] = React.useState<'keep' | 'discard'>('discard');
  const [zoom, setZoom] = React.useState(summer);

  return (
    <div>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={filterMode}
        onChange={(_event, next: typeof filterMode | null) => next && setFilterMode(next)}
        aria-label="filterMode"
      >
        <ToggleButton value="keep">keep</ToggleButton>
        <ToggleButton value="discard">discard</ToggleButton>
      </ToggleButtonGroup>
      <LineChartPro
        height={280}
        desc="Rain per week of the summer of 2024."
        xAxis={[{ id: 'weeks', scaleType: 'time', data: weeksOf2024, zoom: { filterMode } }]}
        series={[{ data: weeklyRain, label: 'Rain (mm)' }]}
        zoom={zoom}
        onZoomChange={setZoom}
      />
    </div>
  );
}
