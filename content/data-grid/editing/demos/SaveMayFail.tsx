import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, ROOM, saveProduct, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  {
    field: 'stock',
    headerName: `Stock (up to ${ROOM})`,
    type: 'number',
    width: 140,
    editable: true,
  },
];

export default function SaveMayFail() {
  const [error, setError] = React.useState<Error | null>(null);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory whose server refuses some values"
        rows={inventory}
        columns={columns}
        processRowUpdate={(newRow) => saveProduct(newRow)}
        onProcessRowUpdateError={setError}
        hideFooter
      />
      <Snackbar open={error !== null} autoHideDuration={6000} onClose={() => setError(null)}>
        <Alert severity="error" variant="filled" onClose={() => setError(null)}>
          Not saved. {error?.message}
        </Alert>
      </Snackbar>
    </div>
  );
}
