import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridPinnedColumnFields } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
];

export default function ControlledPins() {
  const [pinned, setPinned] = React.useState<GridPinnedColumnFields>({ left: ['title'] });

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Expeditions with controlled pinning"
          rows={expeditions}
          columns={columns}
          pinnedColumns={pinned}
          onPinnedColumnsChange={setPinned}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        pinnedColumns: <code>{JSON.stringify(pinned)}</code>
      </Typography>
    </Box>
  );
}
