import { DataGrid, GridCellModes, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

export default function EditOnOneClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory that opens its cells with one click"
        apiRef={apiRef}
        rows={inventory}
        columns={columns}
        onCellClick={({ id, field, isEditable, cellMode }) => {
          if (isEditable && cellMode === GridCellModes.View) {
            apiRef.current.startCellEditMode({ id, field });
          }
        }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
