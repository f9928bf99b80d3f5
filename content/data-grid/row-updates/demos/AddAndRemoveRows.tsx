import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

export default function AddAndRemoveRows() {
  const [rows, setRows] = React.useState(departures.slice(0, 3));
  const [nextId, setNextId] = React.useState(101);

  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      { field: 'route', headerName: 'Route', flex: 1, minWidth: 100 },
      { field: 'departure', headerName: 'Departure', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ id, row }) => [
          <GridActionsCellItem
            icon={<DeleteIcon />}
            label={`Cancel the truck at ${row.departure}`}
            onClick={() => setRows((current) => current.filter((truck) => truck.id !== id))}
          />,
        ],
      },
    ],
    [],
  );

  const addTruck = () => {
    const extra: Departure = {
      id: nextId,
      route: `Extra ${nextId - 100}`,
      warehouse: 'Memphis',
      dock: 'A',
      departure: '06:01',
      delay: 0,
    };
    setRows((current) => [extra, ...current]);
    setNextId(nextId + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={addTruck}>
          Add an extra truck
        </Button>
      </Box>
      <div style={{ height: 318 }}>
        <DataGrid aria-label="Trucks of this hour" rows={rows} columns={columns} hideFooter />
      </div>
    </Box>
  );
}
