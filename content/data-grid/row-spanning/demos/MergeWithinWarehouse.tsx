import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'warehouse', headerName: 'Warehouse', width: 130, display: 'flex' },
  {
    field: 'dock',
    headerName: 'Dock',
    width: 90,
    display: 'flex',
    align: 'center',
    rowSpanValueGetter: (_value, row) => `${row.warehouse}, ${row.dock}`,
  },
  { field: 'departure', headerName: 'Departure', width: 100 },
];

export default function MergeWithinWarehouse() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Departures with docks merged within each warehouse"
        rows={departures}
        columns={columns}
        unstable_rowSpanning
        rowHeight={40}
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
