import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 90 },
];

export default function ReadOrderOnClick() {
  const apiRef = useGridApiRef();
  const [route, setRoute] = React.useState('Sort the gauges first.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Tide gauges to sort and visit"
          apiRef={apiRef}
          rows={tides.slice(0, 5)}
          columns={columns}
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={1} sx={{ height: 48, alignItems: 'center' }}>
        <Button
          size="small"
          onClick={() => setRoute(gridExpandedSortedRowIdsSelector(apiRef).join(' ▸ '))}
        >
          Route
        </Button>
        <Typography variant="caption" role="status">
          {route}
        </Typography>
      </Stack>
    </Box>
  );
}
