import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 140 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
];

const rows = trams.filter(({ line }) => line === 'Line 1' || line === 'Line 3');

export default function MergeStops() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Departures with merged stops"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
