import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, units, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'unit',
    headerName: 'Unit',
    type: 'singleSelect',
    valueOptions: units,
    width: 80,
    editable: true,
  },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 90, editable: true },
];

export default function EditWholeRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory, edited row by row"
        rows={inventory}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
