import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
];

export default function PercentageHeight() {
  const [tall, setTall] = React.useState(false);

  return (
    <Box sx={{ height: 400, width: '100%' }}>
      <FormControlLabel
        label="Use the whole height"
        control={<Switch checked={tall} onChange={(event) => setTall(event.target.checked)} />}
      />
      <Box sx={{ height: 360, bgcolor: 'action.hover', borderRadius: 1 }}>
        <Box sx={{ height: tall ? '100%' : '60%', bgcolor: 'background.paper' }}>
          <DataGrid
            aria-label="Machines, a share of the height"
            rows={machines}
            columns={columns}
            hideFooter
          />
        </Box>
      </Box>
    </Box>
  );
}
