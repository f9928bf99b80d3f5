import * as React from 'react';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { visitorsPerDay, weekdays } from '../../datasets/visits';

export default function LoadingAndNoData() {
  const [state, setState] = React.useState('loading');

  return (
    <Stack sx={{ alignItems: 'center' }}>
      <ToggleButtonGroup
        aria-label="State of the data"
        size="small"
        exclusive
        value={state}
        onChange={(_event, value: string | null) => setState(value ?? state)}
      >
        <ToggleButton value="loading">Loading</ToggleButton>
        <ToggleButton value="empty">No data</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
      </ToggleButtonGroup>
      <BarChart
        height={260}
        loading={state === 'loading'}
        xAxis={[{ scaleType: 'band', data: weekdays }]}
        series={[{ data: state === 'loaded' ? visitorsPerDay : [] }]}
        slotProps={{
          loadingOverlay: { message: 'Counting visitors…' },
          noDataOverlay: { message: 'No visitors counted' },
        }}
        desc="Visitors per day"
      />
    </Stack>
  );
}
