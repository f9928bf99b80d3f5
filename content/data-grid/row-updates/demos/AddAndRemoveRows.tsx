import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { trams, type TramDeparture } from '../../datasets/trams';

export default function AddAndRemoveRows() {
  const [rows, setRows] = React.useState(trams.slice(0, 3));
  const [nextId, setNextId] = React.useState(101);

  const columns = React.useMemo<GridColDef<TramDeparture>[]>(
    () => [
      { field: 'line', headerName: 'Line', flex: 1, minWidth: 100 },
      { field: 'departure', headerName: 'Departure', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Cancel the tram at ${row.departure}`}
            onClick={() => setRows((current) => current.filter((tram) => tram.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  const addTram = () => {
    const extra: TramDeparture = {
      id: nextId,
      line: `Extra ${nextId - 100}`,
      stop: 'Market Square',
      platform: 'A',
      departure: '06:01',
      delay: 0,
    };
    setRows((current) => [extra, ...current]);
    setNextId(nextId + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={addTram}>
          Add an extra tram
        </Button>
      </Box>
      <div style={{ height: 318 }}>
        <DataGrid aria-label="Trams of this hour" rows={rows} columns={columns} hideFooter />
      </div>
    </Box>
  );
}
