import * as React from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { orders } from '../../datasets/orders';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer(300);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns = [
  { field: 'id', headerName: 'Order', flex: 1 },
  { field: 'weight', headerName: 'Weight' },
];

export default function RefetchAfterChange() {
  const apiRef = useGridApiRef();
  const [stored, setStored] = React.useState(orders[0]!);

  const changeWeight = async () => {
    setStored(await server.save({ ...stored, weight: stored.weight + 1 }));
  };
  const refetch = () => apiRef.current?.unstable_dataSource.fetchRows();
  const clearAndRefetch = () => {
    apiRef.current?.unstable_dataSource.cache.clear();
    refetch();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ height: 32 }}>
        The server has {stored.id} with {stored.weight} kg.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="contained" size="small" onClick={changeWeight}>
          Change the weight
        </Button>
        <Button variant="outlined" size="small" onClick={refetch}>
          Refetch
        </Button>
        <Button variant="outlined" size="small" onClick={clearAndRefetch}>
          Clear and refetch
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders that change on the server"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
    </Box>
  );
}
