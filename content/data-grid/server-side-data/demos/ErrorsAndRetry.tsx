import * as React from 'react';
import { Alert, Box, Button, FormControlLabel, Switch } from '@mui/material';
import { DataGridPro, useGridApiRef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer(600);
const columns = [
  { field: 'id', headerName: 'Order' },
  { field: 'series', headerName: 'Series', flex: 1 },
];

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

export default function ErrorsAndRetry() {
  const apiRef = useGridApiRef();
  const [fails, setFails] = React.useState(false);
  const [error, setError] = React.useState('');
  const changeSpeed = (slow: boolean) => server.setLatency(slow ? 3000 : 600);
  const changeFails = (on: boolean) => {
    server.failNext(on);
    setFails(on);
  };
  const handleError = ({ message }: Error) => {
    setError(message);
    setFails(false);
  };
  const retry = () => {
    setError('');
    apiRef.current?.unstable_dataSource.fetchRows();
  };
  const retryButton = <Button onClick={retry}>Retry</Button>;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch onChange={(_, slow) => changeSpeed(slow)} />}
        label="Slow server"
      />
      <FormControlLabel
        control={<Switch checked={fails} onChange={(_, on) => changeFails(on)} />}
        label="Fail the next request"
      />
      <Box sx={{ height: 72 }}>
        {error && <Alert severity="error" action={retryButton} children={error} />}
      </Box>
      <div style={{ height: 300 }}>
        <DataGridPro
          aria-label="Orders from a server that can fail"
          apiRef={apiRef}
          columns={columns}
          unstable_dataSource={dataSource}
          unstable_onDataSourceError={handleError}
          pagination
          initialState={{ pagination: { rowCount: 0 } }}
        />
      </div>
    </Box>
  );
}
