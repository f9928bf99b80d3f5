import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const fields = ['product', 'buyer', 'boxes'] as const;

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'buyer', headerName: 'Buyer', width: 90, editable: true },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80, editable: true },
];

export default function UndoLastEdit() {
  const apiRef = useGridApiRef();
  const [history, setHistory] = React.useState<Purchase[]>([]);

  const processRowUpdate = (newRow: Purchase, oldRow: Purchase) => {
    if (!fields.some((field) => newRow[field] !== oldRow[field])) {
      return oldRow;
    }
    setHistory((rows) => [...rows, oldRow]);
    return newRow;
  };

  const undo = () => {
    const last = history.at(-1);
    if (last) {
      apiRef.current.updateRows([last]);
      setHistory(history.slice(0, -1));
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" disabled={history.length === 0} onClick={undo}>
          Undo ({history.length})
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases with undo"
          apiRef={apiRef}
          rows={purchases}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </Box>
  );
}
