import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 125 },
  { field: 'route', headerName: 'Route', width: 80, rowSpanValueGetter: () => null },
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
        aria-label="Delays, only the warehouses are merged"
        rows={departures}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
