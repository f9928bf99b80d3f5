import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridRowModes, type GridColDef, type GridRowModesModel } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

type InventoryRow = Pick<Product, 'id' | 'product' | 'stock' | 'unit'> & { isNew?: boolean };

const columns: GridColDef<InventoryRow>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70, editable: true },
];

export default function AddInventoryRows() {
  const [rows, setRows] = React.useState<InventoryRow[]>(inventory.slice(0, 5));
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const addRow = () => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    setRows([{ id, product: '', stock: 0, unit: 'box', isNew: true }, ...rows]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'product' } });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={addRow}>
          Add a product
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory that grows"
          rows={rows}
          columns={columns}
          editMode="row"
          rowModesModel={modes}
          onRowModesModelChange={setModes}
          onRowEditStop={({ id, row, reason }) => {
            if (reason === 'escapeKeyDown' && row.isNew) {
              setRows((current) => current.filter((other) => other.id !== id));
            }
          }}
          processRowUpdate={(newRow) => {
            const saved = { ...newRow, isNew: false };
            setRows((current) => current.map((row) => (row.id === saved.id ? saved : row)));
            return saved;
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
