import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridRowModes, type GridColDef, type GridRowModesModel } from '@mui/x-data-grid';
import { pantry, type Ingredient } from '../../datasets/kitchen';

type PantryRow = Pick<Ingredient, 'id' | 'ingredient' | 'stock' | 'unit'> & { isNew?: boolean };

const columns: GridColDef<PantryRow>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70, editable: true },
];

export default function AddPantryRows() {
  const [rows, setRows] = React.useState<PantryRow[]>(pantry.slice(0, 5));
  const [modes, setModes] = React.useState<GridRowModesModel>({});

  const addRow = () => {
    const id = Math.max(...rows.map((row) => row.id)) + 1;
    setRows([{ id, ingredient: '', stock: 0, unit: 'kg', isNew: true }, ...rows]);
    setModes({ ...modes, [id]: { mode: GridRowModes.Edit, fieldToFocus: 'ingredient' } });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={addRow}>
          Add an ingredient
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Pantry that grows"
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
