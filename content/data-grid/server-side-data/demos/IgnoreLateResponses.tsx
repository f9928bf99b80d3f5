import * as React from 'react';
import { Box, Button, FormControlLabel, Switch } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer();
const columns = [{ field: 'id', headerName: 'Order', flex: 1 }];

function createDataSource(keepLatestOnly: boolean): GridDataSource {
  let latest = 0;
  return {
    getRows: async (params) => {
      latest += 1;
      const request = latest;
      // The second page is slow.
      server.setLatency(params.paginationModel.page === 1 ? 1500 : 200);
      const { rows, total } = await server.list(params);
      if (keepLatestOnly && request !== latest) {
        // A promise that never settles: the grid does not learn of this answer.
        return new Promise<never>(() => {});
      }
      return { rows, rowCount: total };
    },
  };
}

export default function IgnoreLateResponses() {
  const apiRef = useGridApiRef();
  const [safe, setSafe] = React.useState(true);
  const dataSource = React.useMemo(() => createDataSource(safe), [safe]);

  const hurry = () => {
    apiRef.current?.setPage(1);
    setTimeout(() => apiRef.current?.setPage(2), 100);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={safe} onChange={(_, checked) => setSafe(checked)} />}
        label="Keep the latest answer only"
      />
      <Button variant="contained" size="small" onClick={hurry} sx={{ display: 'block', mb: 1 }}>
        Go to page 2, then 3
      </Button>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Orders with late answers"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_dataSourceCache={null}
          pagination
          pageSizeOptions={[5]}
          initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
        />
      </div>
    </Box>
  );
}
