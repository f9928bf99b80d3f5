import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 90 },
  { field: 'hybrid', headerName: 'Hybrid', type: 'boolean', width: 90 },
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
      <Typography id="fleet-panel-title" variant="subtitle1" component="p" sx={{ px: 2, py: 1 }}>
        Fleet
      </Typography>
      <DataGrid
        aria-labelledby="fleet-panel-title"
        rows={fleet}
        columns={columns}
        sx={{ border: 0 }}
      />
    </Paper>
  );
}
