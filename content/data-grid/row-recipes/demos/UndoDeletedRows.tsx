import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, GridActionsCellItem, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const all = departures.slice(0, 5);

export default function UndoDeletedRows() {
  const [removed, setRemoved] = React.useState<Departure[]>([]);
  const last = removed.at(-1);

  const rows = React.useMemo(() => all.filter((row) => !removed.includes(row)), [removed]);

  const columns = React.useMemo<GridColDef<Departure>[]>(
    () => [
      { field: 'route', headerName: 'Route', flex: 1, minWidth: 90 },
      { field: 'departure', headerName: 'Departure', width: 100 },
      {
        field: 'actions',
        type: 'actions',
        width: 60,
        getActions: ({ row }) => [
          <GridActionsCellItem
            key="remove"
            icon={<DeleteIcon />}
            label={`Remove the truck at ${row.departure}`}
            onClick={() => setRemoved((current) => [...current, row])}
          />,
        ],
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 318 }}>
        <DataGrid aria-label="Trucks to remove" rows={rows} columns={columns} hideFooter />
      </div>
      <Box role="status" sx={{ height: 58, pt: 1 }}>
        {last && (
          <Alert
            severity="info"
            role="presentation"
            action={
              <Button size="small" onClick={() => setRemoved(removed.slice(0, -1))}>
                Undo
              </Button>
            }
          >
            Removed {last.departure}
          </Alert>
        )}
      </Box>
    </Box>
  );
}
