import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 90 },
  { field: 'stock', headerName: 'Order', type: 'number', width: 100, editable: true },
];

const LIMIT = 200;
const start = inventory.slice(0, 4).map((row) => ({ ...row, stock: 5 }));

/** Enter starts and ends editing. Without this, it would also submit the form. */
const keepInGrid = (event: React.KeyboardEvent<HTMLElement>) => {
  const isButton = (event.target as HTMLElement).closest('button') !== null;
  if (event.key === 'Enter' && !isButton) event.preventDefault();
};

export default function GridInForm() {
  const [rows, setRows] = React.useState(start);
  const [error, setError] = React.useState('');
  const [sent, setSent] = React.useState('');
  const total = rows.reduce((sum, row) => sum + row.stock * row.price, 0);

  const submit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const isTooMuch = total > LIMIT;
    setError(isTooMuch ? `The order is above $${LIMIT}. Order less.` : '');
    setSent(isTooMuch ? '' : `${form.get('reference')} ${form.get('rows')}`);
  };

  return (
    <Box component="form" onSubmit={submit} sx={{ width: '100%', display: 'grid', gap: 2 }}>
      <TextField name="reference" label="Reference" size="small" required />
      <input
        type="hidden"
        name="rows"
        value={JSON.stringify(rows.map(({ id, stock }) => ({ id, quantity: stock })))}
      />
      <div style={{ height: 266 }} onKeyDown={keepInGrid}>
        <DataGrid
          aria-label="Products to order"
          rows={rows}
          columns={columns}
          processRowUpdate={(row: Product) => {
            setRows((current) => current.map((each) => (each.id === row.id ? row : each)));
            return row;
          }}
          hideFooter
        />
      </div>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: 42 }}>
        <Button type="submit" variant="outlined">
          Order for ${total.toFixed(2)}
        </Button>
        <Typography variant="body2" role="alert" sx={{ color: 'error.main' }}>
          {error}
        </Typography>
      </Box>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        sx={{ m: 0, height: 40, fontSize: 12, whiteSpace: 'pre-wrap', overflow: 'auto' }}
      >
        {sent || 'Nothing sent yet.'}
      </Box>
    </Box>
  );
}
