import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

const preventEditing: GridEventListener<'cellDoubleClick'> = (_, event) => {
  event.defaultMuiPrevented = true;
};

export default function EditByEnterOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory, edited with the Enter key"
        rows={inventory}
        columns={columns}
        onCellDoubleClick={preventEditing}
        hideFooter
      />
    </div>
  );
}
