import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'supplier', headerName: 'Supplier', width: 130, editable: true },
];

export default function ShowEditableCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory with marked editable cells"
        rows={inventory}
        columns={columns}
        sx={{
          [`& .${gridClasses['cell--editable']}:hover`]: {
            cursor: 'text',
            bgcolor: 'action.hover',
          },
          [`& .${gridClasses.cell}.${gridClasses['cell--editing']}`]: {
            boxShadow: 'none',
            bgcolor: 'action.selected',
          },
        }}
        hideFooter
      />
    </div>
  );
}
