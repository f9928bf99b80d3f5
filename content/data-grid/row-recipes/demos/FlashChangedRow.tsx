import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { keyframes } from '@mui/material/styles';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const flash = keyframes`
  from { opacity: 0.35; }
  to { opacity: 0; }
`;

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

export default function FlashChangedRow() {
  const [rows, setRows] = React.useState(departures.slice(0, 4));
  const [changedId, setChangedId] = React.useState(0);

  const delayNext = () => {
    const id = (changedId % rows.length) + 1;
    setRows(rows.map((row) => (row.id === id ? { ...row, delay: row.delay + 1 } : row)));
    setChangedId(id);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={delayNext}>
          Delay the next truck
        </Button>
      </Box>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Trucks that flash when they are delayed"
          rows={rows}
          columns={columns}
          getRowClassName={({ id }) => (id === changedId ? 'changed' : '')}
          sx={{
            '& .changed': { position: 'relative' },
            '& .changed::after': {
              content: '""',
              position: 'absolute',
              inset: 0,
              bgcolor: 'warning.main',
              opacity: 0,
              pointerEvents: 'none',
              animation: `${flash} 2s ease-out`,
            },
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
