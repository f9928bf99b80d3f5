import * as React from 'react';
import Alert from '@mui/material/Alert';
import Snackbar from '@mui/material/Snackbar';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pantry, ROOM, saveIngredient, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
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
        aria-label="Pantry whose server refuses some values"
        rows={pantry}
        columns={columns}
        processRowUpdate={(newRow) => saveIngredient(newRow)}
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
