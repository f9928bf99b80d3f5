import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { inventory, shelves, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: shelves,
    width: 120,
    editable: true,
  },
  { field: 'supplier', headerName: 'Supplier', width: 130 },
];

export default function PasteIntoInventory() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Inventory to paste into"
        rows={inventory}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
