import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  { field: 'artist', headerName: 'Artist', width: 140 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 95 },
];

export default function RowOfTheFocus() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with the row of the focus marked"
        rows={concerts}
        columns={columns}
        sx={{
          [`& .${gridClasses.row}:focus-within`]: { bgcolor: 'action.selected' },
          [`& .${gridClasses.row}:focus-within .${gridClasses.cell}[data-colindex="0"]`]: {
            fontWeight: 700,
          },
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
