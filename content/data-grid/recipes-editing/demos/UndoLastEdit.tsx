import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const fields = ['cultivar', 'crew', 'bins'] as const;

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120, editable: true },
  { field: 'crew', headerName: 'Crew', width: 90, editable: true },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 80, editable: true },
];

export default function UndoLastEdit() {
  const apiRef = useGridApiRef();
  const [history, setHistory] = React.useState<HarvestLot[]>([]);

  const processRowUpdate = (newRow: HarvestLot, oldRow: HarvestLot) => {
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
          aria-label="Harvest lots with undo"
          apiRef={apiRef}
          rows={harvest}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </Box>
  );
}
