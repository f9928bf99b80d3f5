import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, saveProduct, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100, editable: true },
];

export default function SaveInventory() {
  const [message, setMessage] = React.useState('Nothing to save.');

  const processRowUpdate = async (newRow: Product) => {
    setMessage('Saving…');
    const saved = await saveProduct(newRow);
    setMessage(`Saved ${saved.product} for $${saved.price}.`);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory saved on a server"
          rows={inventory}
          columns={columns}
          processRowUpdate={processRowUpdate}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {message}
      </Typography>
    </Box>
  );
}
