import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80 },
];

const focused = [gridClasses.cell, gridClasses.columnHeader];

export default function OutlineForKeyboard() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with an outline for the keyboard"
        rows={offers}
        columns={columns}
        sx={{
          [focused.map((name) => `& .${name}:focus:not(:focus-visible)`).join(', ')]: {
            outline: 'none',
          },
          [focused.map((name) => `& .${name}:focus-visible`).join(', ')]: {
            outline: 2,
            outlineColor: 'primary.main',
            outlineOffset: -2,
          },
        }}
        hideFooter
      />
    </div>
  );
}
