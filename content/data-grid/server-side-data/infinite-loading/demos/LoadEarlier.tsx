import * as React from 'react';
import { Box, FormControlLabel, Switch, Typography } from '@mui/material';
import { DataGridPro } from '@mui/x-data-grid-pro';
import { orders } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer(800);
const columns = [
  { field: 'id', headerName: 'Order' },
  { field: 'warehouse', headerName: 'Warehouse', flex: 1 },
];

export default function LoadEarlier() {
  const [rows, setRows] = React.useState(orders.slice(0, 25));
  const [early, setEarly] = React.useState(true);
  const [loading, setLoading] = React.useState(false);

  const loadMore = async () => {
    if (loading || rows.length === orders.length) {
      return;
    }
    setLoading(true);
    const reply = await server.list({ start: rows.length, end: rows.length + 24 });
    setRows((previous) => [...previous, ...reply.rows]);
    setLoading(false);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={early} onChange={(_, checked) => setEarly(checked)} />}
        label="Load ten rows before the end"
      />
      <div style={{ height: 360 }}>
        <DataGridPro
          aria-label="Orders that load early"
          rows={rows}
          columns={columns}
          onRowsScrollEnd={loadMore}
          scrollEndThreshold={early ? 10 * 52 : 80}
          disableColumnFilter
          disableColumnSorting
        />
      </div>
      <Typography role="status" sx={{ height: 32, pt: 1 }}>
        {rows.length} rows {loading ? 'and more on the way' : ''}
      </Typography>
    </Box>
  );
}
