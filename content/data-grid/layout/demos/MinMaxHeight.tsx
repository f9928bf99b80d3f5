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

export default function MinMaxHeight() {
  const [count, setCount] = React.useState(1);

  return (
    <Box sx={{ height: 359, width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ mb: 1 }}>
        {[1, 3, 12].map((option) => (
          <Button
            key={option}
            size="small"
            variant={option === count ? 'contained' : 'text'}
            aria-pressed={option === count}
            onClick={() => setCount(option)}
          >
            {option === 1 ? '1 row' : `${option} rows`}
          </Button>
        ))}
      </Stack>
      <div style={{ display: 'flex', flexDirection: 'column', minHeight: 200, maxHeight: 320 }}>
        <DataGrid
          aria-label="Machines, between 200 and 320 pixels tall"
          rows={machines.slice(0, count)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
