import * as React from 'react';
import { Alert, Box, Button, FormControlLabel, Switch } from '@mui/material';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();
const columns = [
  { field: 'id', headerName: 'Order' },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1 },
];

export default function ResumeAfterError() {
  const [rows, setRows] = React.useState(orders.slice(0, 15));
  const [fails, setFails] = React.useState(false);
  const [error, setError] = React.useState('');
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    if (loading) return;
    setError('');
    setLoading(true);
    server.failNext(fails);
    setFails(false);
    try {
      const reply = await server.list({ start: rows.length, end: rows.length + 14 });
      setRows((previous) => [...previous, ...reply.rows]);
    } catch (reason) {
      setError(String(reason));
    }
    setLoading(false);
  };
  const retryButton = <Button onClick={loadMore}>Retry</Button>;

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={fails} onChange={(_, checked) => setFails(checked)} />}
        label="Fail the next request"
      />
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Orders from a server that can fail"
          rows={rows}
          columns={columns}
          loading={loading}
          onRowsScrollEnd={loadMore}
          slotProps={{ loadingOverlay: { variant: 'linear-progress' } }}
          disableColumnFilter
          disableColumnSorting
        />
      </div>
      <Box sx={{ height: 80, pt: 1 }}>
        {error && <Alert severity="error" action={retryButton} children={error} />}
      </Box>
    </Box>
  );
}
