import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  GridCellEditStopReasons,
  GridCellModes,
  type GridCellModesModel,
  type GridColDef,
} from '@mui/x-data-grid';
import { inventory, type Product } from '../../../datasets/inventory';

const rows = inventory.slice(0, 5);

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110, editable: true },
];

function allPrices(mode: GridCellModesModel[number][string]): GridCellModesModel {
  return Object.fromEntries(rows.map(({ id }) => [id, { price: mode }]));
}

const edit = allPrices({ mode: GridCellModes.Edit });
const save = allPrices({ mode: GridCellModes.View });
const discard = allPrices({ mode: GridCellModes.View, ignoreModifications: true });

export default function EditAllPrices() {
  const [modes, setModes] = React.useState<GridCellModesModel>({});

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setModes(edit)}>
          Edit prices
        </Button>
        <Button size="small" onClick={() => setModes(save)}>
          Save
        </Button>
        <Button size="small" onClick={() => setModes(discard)}>
          Discard
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory whose prices open together"
          rows={rows}
          columns={columns}
          cellModesModel={modes}
          onCellModesModelChange={setModes}
          onCellEditStop={({ reason }, event) => {
            event.defaultMuiPrevented = reason === GridCellEditStopReasons.cellFocusOut;
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
