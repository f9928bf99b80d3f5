import * as React from 'react';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { DataGridPro, type GridDataSource, type GridGetRowsParams } from '@mui/x-data-grid-pro';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();
const columns = [{ field: 'weight', headerName: 'Weight' }];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const groupFields = ['region', 'warehouse'];
    const { rows } = await server.level({ ...params, groupFields, aggregate: { weight: 'sum' } });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

export default function RetryOneBranch() {
  const [fails, setFails] = React.useState(false);
  const [message, setMessage] = React.useState('No errors so far.');
  const changeFails = (on: boolean) => {
    server.failNext(on);
    setFails(on);
  };
  const handleError = (error: Error, { groupKeys = [] }: GridGetRowsParams) => {
    setFails(false);
    setMessage(`${groupKeys.join(' / ') || 'Top level'}: ${error.message}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fails} onChange={(_, on) => changeFails(on)} />}
        label="Fail the next request"
      />
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Regions from a server that can fail"
          columns={columns}
          treeData
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={handleError}
          groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
          disableColumnFilter
        />
      </div>
      <Typography role="status" variant="body2" noWrap sx={{ height: 32, pt: 1 }}>
        {message}
      </Typography>
    </Box>
  );
}
