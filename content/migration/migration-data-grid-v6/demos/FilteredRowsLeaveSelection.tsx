import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridRowSelectionModel } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 110 },
  { field: 'status', headerName: 'Status', width: 100 },
];

const rows = [
  { id: 1, customer: 'Amara Okafor', status: 'Open' },
  { id: 2, customer: 'Ben Fischer', status: 'Paid' },
  { id: 3, customer: 'Chloe Martin', status: 'Open' },
];

const openOrders = [{ field: 'status', operator: 'equals', value: 'Open' }];

export default function FilteredRowsLeaveSelection() {
  const [openOnly, setOpenOnly] = React.useState(false);
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([1, 2]);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={
          <Switch checked={openOnly} onChange={(event) => setOpenOnly(event.target.checked)} />
        }
        label="Open orders only"
      />
      <Box sx={{ height: 214 }}>
        <DataGrid
          aria-label="Orders"
          rows={rows}
          columns={columns}
          filterModel={{ items: openOnly ? openOrders : [] }}
          checkboxSelection
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
        />
      </Box>
      <Typography role="status" sx={{ mt: 1 }}>
        Selected rows: {selected.length}
      </Typography>
    </Box>
  );
}
