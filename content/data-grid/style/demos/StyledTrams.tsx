import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'line', headerName: 'Line', width: 90 },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 110 },
];

export default function StyledTrams() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Trams in their own style"
        rows={trams}
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
