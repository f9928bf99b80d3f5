import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'id', headerName: 'No.', width: 60 },
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'hall', headerName: 'Hall', width: 130 },
];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map((column) => column.field).filter((field) => field !== 'id' && field !== 'title');

export default function ListSomeColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a short list in the columns panel"
        rows={concerts}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        hideFooter
      />
    </div>
  );
}
