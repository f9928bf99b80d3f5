import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, shelves, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: shelves,
    width: 120,
    editable: true,
  },
  { field: 'useBy', headerName: 'Use by', type: 'date', width: 130, editable: true },
  { field: 'recycled', headerName: 'Recycled', type: 'boolean', width: 90, editable: true },
];

export default function EditInventory() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory with editable cells"
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
