import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'id', headerName: 'Shelf mark', width: 105 },
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150, editable: true },
  { field: 'creator', headerName: 'Creator', width: 150, editable: true },
];

export default function KeysForEditing() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        rows={library}
        columns={columns}
        slotProps={{ main: { 'aria-label': 'Items to edit with keys' } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
