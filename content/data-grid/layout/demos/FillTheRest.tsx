import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'power', headerName: 'kW', type: 'number', width: 90 },
  { field: 'connected', headerName: 'Connected', type: 'boolean', width: 110 },
];

export default function FillTheRest() {
  return (
    <Paper
      variant="outlined"
      sx={{
        boxSizing: 'border-box',
        height: 380,
        width: '100%',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <Typography id="machine-panel-title" variant="subtitle1" component="p" sx={{ px: 2, py: 1 }}>
        Machines
      </Typography>
      <DataGrid
        aria-labelledby="machine-panel-title"
        rows={machines}
        columns={columns}
        sx={{ border: 0 }}
      />
    </Paper>
  );
}
