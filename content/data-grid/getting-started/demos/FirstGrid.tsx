import { DataGrid, type GridColDef, type GridRowsProp } from '@mui/x-data-grid';

const rows: GridRowsProp = [
  { id: 1, product: 'Desk lamp', price: 9.5, inStock: false },
  { id: 2, product: 'Notebook', price: 11, inStock: true },
  { id: 3, product: 'Stapler', price: 13.5, inStock: false },
  { id: 4, product: 'Sticky notes', price: 7, inStock: true },
];

const columns: GridColDef[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price', type: 'number', width: 90 },
  { field: 'inStock', headerName: 'In stock', type: 'boolean', width: 110 },
];

export default function FirstGrid() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Office supplies" rows={rows} columns={columns} />
    </div>
  );
}
