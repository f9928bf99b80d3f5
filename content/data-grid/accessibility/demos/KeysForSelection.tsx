import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

export default function KeysForSelection() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        rows={library}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Items to select with keys' } }}
        checkboxSelection
        disableRowSelectionOnClick
        hideFooterPagination
      />
    </div>
  );
}
