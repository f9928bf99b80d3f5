import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { inventory, ROOM, saveProduct, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: `Stock (up to ${ROOM})`,
    type: 'number',
    width: 140,
    editable: true,
  },
];

export default function SaveInBackground() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Nothing to save.');

  const processRowUpdate = (newRow: Product, oldRow: Product) => {
    saveProduct(newRow).then(
      (saved) => setMessage(`${saved.product}: saved.`),
      (error: Error) => {
        apiRef.current.updateRows([oldRow]);
        setMessage(`${oldRow.product}: ${error.message}`);
      },
    );
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory that does not wait for its server"
          apiRef={apiRef}
          rows={inventory}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {message}
      </Typography>
    </Box>
  );
}
