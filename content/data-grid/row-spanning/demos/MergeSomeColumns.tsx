import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

const columns: GridColDef<TramDeparture>[] = [
  { field: 'stop', headerName: 'Stop', flex: 1, minWidth: 125 },
  { field: 'line', headerName: 'Line', width: 80, rowSpanValueGetter: () => null },
  {
    field: 'delay',
    headerName: 'Delay',
    type: 'number',
    width: 80,
    rowSpanValueGetter: () => null,
  },
];

export default function MergeSomeColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Delays, only the stops are merged"
        rows={trams}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
