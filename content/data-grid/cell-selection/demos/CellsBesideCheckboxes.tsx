import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 120 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

export default function CellsBesideCheckboxes() {
  const [clickSelects, setClickSelects] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch
            checked={clickSelects}
            onChange={(event) => setClickSelects(event.target.checked)}
          />
        }
        label="A click selects the row, too"
      />
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Servers with checkboxes and cells to select"
          rows={servers}
          columns={columns}
          cellSelection
          checkboxSelection
          disableRowSelectionOnClick={!clickSelects}
          hideFooter
        />
      </div>
    </Box>
  );
}
