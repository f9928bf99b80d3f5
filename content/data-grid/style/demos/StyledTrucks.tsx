import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 90 },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

export default function StyledTrucks() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Trucks in their own style"
        rows={departures}
        columns={columns}
        sx={{
          border: 2,
          borderColor: 'primary.main',
          [`& .${gridClasses.columnHeaderTitle}`]: { color: 'primary.main', fontWeight: 700 },
          [`& .${gridClasses.cell}`]: { fontFamily: 'monospace' },
        }}
        hideFooter
      />
    </div>
  );
}
