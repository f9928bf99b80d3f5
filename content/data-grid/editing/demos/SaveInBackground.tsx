import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { pantry, ROOM, saveIngredient, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130 },
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

  const processRowUpdate = (newRow: Ingredient, oldRow: Ingredient) => {
    saveIngredient(newRow).then(
      (saved) => setMessage(`${saved.ingredient}: saved.`),
      (error: Error) => {
        apiRef.current.updateRows([oldRow]);
        setMessage(`${oldRow.ingredient}: ${error.message}`);
      },
    );
    return newRow;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Pantry that does not wait for its server"
          apiRef={apiRef}
          rows={pantry}
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
