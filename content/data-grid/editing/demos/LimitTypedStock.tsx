import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock (0 to 200)',
    type: 'number',
    width: 150,
    editable: true,
    valueParser: (value) => (value === '' ? null : Math.min(Math.max(Number(value), 0), 200)),
  },
];

export default function LimitTypedStock() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory whose stock stays between 0 and 200"
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
