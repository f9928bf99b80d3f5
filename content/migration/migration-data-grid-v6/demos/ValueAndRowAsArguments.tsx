import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Product {
  id: number;
  product: string;
  price: number;
  quantity: number;
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 90 },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.price * row.quantity,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
];

const rows: Product[] = [
  { id: 1, product: 'Desk lamp', price: 39.5, quantity: 2 },
  { id: 2, product: 'Notebook', price: 4.25, quantity: 12 },
  { id: 3, product: 'Backpack', price: 64, quantity: 1 },
];

export default function ValueAndRowAsArguments() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid aria-label="Products" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
