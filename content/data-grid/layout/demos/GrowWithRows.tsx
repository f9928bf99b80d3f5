import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', flex: 1, minWidth: 110 },
];

export default function GrowWithRows() {
  const [count, setCount] = React.useState(2);

  return (
    <Box sx={{ height: 306, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        <Button size="small" disabled={count === 4} onClick={() => setCount(count + 1)}>
          Add a row
        </Button>
        <Button size="small" disabled={count === 0} onClick={() => setCount(count - 1)}>
          Remove a row
        </Button>
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid
          aria-label="Machines, as tall as its rows"
          rows={machines.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
