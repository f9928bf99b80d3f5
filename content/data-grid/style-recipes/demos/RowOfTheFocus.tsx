import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'manager', headerName: 'Manager', width: 140 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 95 },
];

export default function RowOfTheFocus() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with the row of the focus marked"
        rows={offers}
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
