import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 90 },
];

export default function ReadOrderOnClick() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('Sort the servers first.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Servers to sort and list"
          apiRef={apiRef}
          rows={servers.slice(0, 5)}
          columns={columns}
          hideFooter
        />
      </div>
      <Stack direction="row" spacing={1} sx={{ height: 48, alignItems: 'center' }}>
        <Button
          size="small"
          onClick={() => setOrder(gridExpandedSortedRowIdsSelector(apiRef).join(' ▸ '))}
        >
          Read order
        </Button>
        <Typography variant="caption" role="status">
          {order}
        </Typography>
      </Stack>
    </Box>
  );
}
