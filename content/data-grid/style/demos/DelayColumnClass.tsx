import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'line', headerName: 'Line', width: 72, cellClassName: 'tram-line' },
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 125 },
  {
    field: 'delay',
    headerName: 'Delay (min)',
    type: 'number',
    width: 110,
    cellClassName: ({ value }) => (Number(value) > 0 ? 'delay--some' : 'delay--none'),
  },
];

export default function DelayColumnClass() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Trams with styled columns"
        rows={trams}
        columns={columns}
        sx={{
          '& .tram-line': { fontWeight: 700 },
          '& .delay--some': { color: 'error.main', fontWeight: 700 },
          '& .delay--none': { color: 'text.secondary' },
        }}
        hideFooter
      />
    </div>
  );
}
