import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pantry, saveIngredient, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100, editable: true },
];

export default function SavePantry() {
  const [message, setMessage] = React.useState('Nothing to save.');

  const processRowUpdate = async (newRow: Ingredient) => {
    setMessage('Saving…');
    const saved = await saveIngredient(newRow);
    setMessage(`Saved ${saved.ingredient} for $${saved.price}.`);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Pantry saved on a server"
          rows={pantry}
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
