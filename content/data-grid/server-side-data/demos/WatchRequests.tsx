import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  GridToolbar,
  type GridColDef,
  type GridDataSource,
  type GridGetRowsParams,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../datasets/orders';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer();

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'orderedOn', headerName: 'Left on', type: 'date', width: 110 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

export default function WatchRequests() {
  const [params, setParams] = React.useState<GridGetRowsParams>();
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (asked) => {
        setParams(asked);
        const { rows, total } = await server.list(asked);
        return { rows, rowCount: total };
      },
    }),
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 420 }}>
        <DataGridPro
          aria-label="Orders, heaviest first"
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[5]}
          initialState={{
            sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
            pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
          }}
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </div>
      <Box component="code" role="status" sx={{ display: 'block', height: 136, pt: 1 }}>
        {Object.entries(params ?? {}).map(([name, value]) => (
          <Typography key={name} variant="caption" component="div" noWrap>
            {name}: {JSON.stringify(value)}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
