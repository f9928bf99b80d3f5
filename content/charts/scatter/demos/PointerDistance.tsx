import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { ScatterChart } from '@mui/x-charts/ScatterChart';
import { centralApartments } from '../../datasets/apartments';

const data = centralApartments.map(({ id, area, rent }) => ({ id, x: area, y: rent }));

export default function PointerDistance() {
  const [mode, setMode] = React.useState('radius');
  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Interaction"
        value={mode}
        onChange={(_event, value) => setMode(value ?? mode)}
      >
        <ToggleButton value="nearest">Nearest</ToggleButton>
        <ToggleButton value="radius">Radius</ToggleButton>
        <ToggleButton value="hover">Hover</ToggleButton>
      </ToggleButtonGroup>
      <ScatterChart
        height={300}
        disableVoronoi={mode === 'hover'}
        voronoiMaxRadius={mode === 'radius' ? 30 : undefined}
        series={[{ data, highlightScope: { highlight: 'item' } }]}
        desc="Rents of apartments in the center by area. The buttons above set how close the pointer must be."
      />
    </Stack>
  );
}
