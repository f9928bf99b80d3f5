import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'name', headerName: 'Ferry', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', flex: 1, minWidth: 110 },
  { field: 'seats', headerName: 'Seats', type: 'number' },
];

const rows = [
  { id: 1, name: 'Aurelia', homePort: 'Northhaven', seats: 420 },
  { id: 2, name: 'Brisk Gull', homePort: 'Quillbay', seats: 210 },
  { id: 3, name: 'Calder', homePort: 'Saltmere', seats: 380 },
  { id: 4, name: 'Dunlin', homePort: 'Northhaven', seats: 12 },
  { id: 5, name: 'Elsinora', homePort: 'Ember Point', seats: 510 },
  { id: 6, name: 'Harrow', homePort: 'Torvick', seats: 290 },
];

export default function FerryColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Ferries" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
