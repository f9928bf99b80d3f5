import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'stop', headerName: 'Stop', width: 130, display: 'flex' },
  {
    field: 'platform',
    headerName: 'Platform',
    width: 90,
    display: 'flex',
    align: 'center',
    rowSpanValueGetter: (_value, row) => `${row.stop}, ${row.platform}`,
  },
  { field: 'departure', headerName: 'Departure', width: 100 },
];

export default function MergeWithinStop() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Departures with platforms merged within each stop"
        rows={trams}
        columns={columns}
        unstable_rowSpanning
        rowHeight={40}
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
