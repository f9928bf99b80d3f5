import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, saveProduct, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 90, editable: true },
];

export default function SaveAllAtOnce() {
  const [saved, setSaved] = React.useState(inventory);
  const [draft, setDraft] = React.useState(inventory);
  const [saving, setSaving] = React.useState(false);
  const changed = draft.filter((row, index) => row !== saved[index]);

  const processRowUpdate = (newRow: Product, oldRow: Product) => {
    if (newRow.stock === oldRow.stock && newRow.price === oldRow.price) {
      return oldRow;
    }
    setDraft((rows) => rows.map((row) => (row.id === newRow.id ? newRow : row)));
    return newRow;
  };

  const saveAll = async () => {
    setSaving(true);
    const answers = await Promise.allSettled(changed.map((row) => saveProduct(row)));
    const stored = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const update = (rows: Product[]) =>
      rows.map((row) => stored.find(({ id }) => id === row.id) ?? row);
    setSaved(update);
    setDraft(update);
    setSaving(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" disabled={changed.length === 0} loading={saving} onClick={saveAll}>
          Save changes ({changed.length})
        </Button>
        <Button
          size="small"
          disabled={changed.length === 0 || saving}
          onClick={() => setDraft(saved)}
        >
          Discard
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory with changes to save together"
          rows={draft}
          columns={columns}
          isCellEditable={() => !saving}
          processRowUpdate={processRowUpdate}
          getRowClassName={({ row }) => (changed.some(({ id }) => id === row.id) ? 'changed' : '')}
          sx={{ '& .changed': { fontWeight: 'bold' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
