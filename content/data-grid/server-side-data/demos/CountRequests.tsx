import * as React from 'react';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { DataGridPro, GridDataSourceCacheDefault, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer(400);

const caches = [undefined, new GridDataSourceCacheDefault({ ttl: 5000 }), null];

const columns = [
  { field: 'id', headerName: 'Order' },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1 },
];

export default function CountRequests() {
  const [choice, setChoice] = React.useState(0);
  const [requests, setRequests] = React.useState(0);
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        setRequests((count) => count + 1);
        const { rows, total } = await server.list(params);
        return { rows, rowCount: total };
      },
    }),
    [],
  );
  const changeCache = (value: string) => setChoice(Number(value));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 64, '& > *': { flex: 1 } }}>
        <TextField
          select
          label="Cache"
          value={choice}
          onChange={(e) => changeCache(e.target.value)}
        >
          <MenuItem value={0}>Default (5 minutes)</MenuItem>
          <MenuItem value={1}>5 seconds</MenuItem>
          <MenuItem value={2}>None</MenuItem>
        </TextField>
        <Typography role="status">Requests: {requests}</Typography>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders with a cache"
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={caches[choice]}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
    </Box>
  );
}
