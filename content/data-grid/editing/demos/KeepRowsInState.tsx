import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100, editable: true },
];

export default function KeepRowsInState() {
  const [rows, setRows] = React.useState(inventory);
  const total = rows.reduce((sum, row) => sum + row.stock * row.price, 0);

  const processRowUpdate = (newRow: Product) => {
    setRows((current) => current.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory with a total"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        Value of the inventory: ${total.toFixed(2)}
      </Typography>
    </Box>
  );
}
