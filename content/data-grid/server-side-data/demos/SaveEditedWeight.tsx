import * as React from 'react';
import { Box, Typography } from '@mui/material';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridDataSource,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../datasets/orders';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer(400);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 130 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110, editable: true },
];

export default function SaveEditedWeight() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('Double-click a weight to change it.');

  const save = async (row: Order) => {
    const saved = await server.save(row);
    // The pages that were fetched before may hold the old weight.
    apiRef.current?.unstable_dataSource.cache.clear();
    setMessage(`Saved: ${saved.id} weighs ${saved.weight} kg.`);
    return saved;
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders with editable weights"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          processRowUpdate={save}
          onProcessRowUpdateError={(error: Error) => setMessage(error.message)}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
      <Typography role="status" variant="body2" noWrap sx={{ height: 32, pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
