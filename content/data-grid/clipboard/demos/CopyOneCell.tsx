import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 110 },
  { field: 'plot', headerName: 'Plot', width: 90 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function CopyOneCell() {
  const [copied, setCopied] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots to copy cell by cell"
          rows={harvest}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 40, m: 0, mt: 1, overflow: 'auto' }}
      >
        {copied}
      </Box>
    </Box>
  );
}
