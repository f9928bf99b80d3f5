import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  type GridCellSelectionModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

export default function ControlledCells() {
  const [model, setModel] = React.useState<GridCellSelectionModel>({
    'WEB-2': { at08: true, at12: true },
  });

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" onClick={() => setModel({})}>
        Clear the selection
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Requests per second with a controlled selection"
          rows={servers}
          columns={columns}
          cellSelection
          cellSelectionModel={model}
          onCellSelectionModelChange={setModel}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        sx={{ height: 72, m: 0, pt: 1, overflow: 'auto', fontSize: 14, whiteSpace: 'pre-wrap' }}
      >
        {JSON.stringify(model)}
      </Box>
    </Box>
  );
}
