import * as React from 'react';
import { Box, Button, Stack, Typography } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { deliveries } from '../../datasets/quarry';
import { createQuarryServer } from '../../datasets/quarry-server';

const server = createQuarryServer(300);

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns = [
  { field: 'id', headerName: 'Docket', flex: 1 },
  { field: 'tonnes', headerName: 'Tonnes' },
];

export default function RefetchAfterChange() {
  const apiRef = useGridApiRef();
  const [stored, setStored] = React.useState(deliveries[0]!);

  const weighAgain = async () => {
    setStored(await server.save({ ...stored, tonnes: stored.tonnes + 1 }));
  };
  const refetch = () => apiRef.current?.unstable_dataSource.fetchRows();
  const clearAndRefetch = () => {
    apiRef.current?.unstable_dataSource.cache.clear();
    refetch();
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Typography role="status" sx={{ height: 32 }}>
        The server has {stored.id} with {stored.tonnes} t.
      </Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', mb: 1 }}>
        <Button variant="contained" size="small" onClick={weighAgain}>
          Weigh again
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
          aria-label="Deliveries that change on the server"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        />
      </div>
    </Box>
  );
}
