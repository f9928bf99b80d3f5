import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 140 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
];

const rows = departures.filter(({ route }) => route === 'Route 1' || route === 'Route 3');

export default function MergeWarehouses() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Departures with merged warehouses"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        hideFooter
      />
    </div>
  );
}
