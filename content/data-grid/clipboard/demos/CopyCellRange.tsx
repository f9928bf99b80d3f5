import * as React from 'react';
import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 110 },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 80 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function CopyCellRange() {
  const [copied, setCopied] = React.useState('Nothing copied yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Harvest lots to copy range by range"
          rows={harvest}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          onClipboardCopy={setCopied}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ height: 60, m: 0, mt: 1, overflow: 'auto' }}
      >
        {copied}
      </Box>
    </Box>
  );
}
