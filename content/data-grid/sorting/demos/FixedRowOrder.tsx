import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function FixedRowOrder() {
  const [sorting, setSorting] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={sorting} onChange={(event) => setSorting(event.target.checked)} />
        }
        label="Allow sorting"
      />
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots in a fixed order"
          rows={harvest}
          columns={columns}
          disableColumnSorting={!sorting}
          hideFooter
        />
      </div>
    </Box>
  );
}
