import * as React from 'react';
import { Box, Typography } from '@mui/material';
import { debounce } from '@mui/material/utils';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridFetchRowsParams,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer(400);

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

export default function LazyOrders() {
  const apiRef = useGridApiRef();
  const [range, setRange] = React.useState<GridFetchRowsParams>();
  const handleFetchRows = React.useMemo(() => debounce(setRange, 150), []);

  React.useEffect(() => {
    if (range) {
      const { firstRowToRender, lastRowToRender } = range;
      server.list({ start: firstRowToRender, end: lastRowToRender - 1 }).then(({ rows }) => {
        apiRef.current?.unstable_replaceRows(firstRowToRender, rows);
      });
    }
  }, [apiRef, range]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGridPro
          aria-label="Orders that load while you scroll"
          apiRef={apiRef}
          columns={columns}
          rowCount={180}
          rowsLoadingMode="server"
          onFetchRows={handleFetchRows}
          disableColumnFilter
          disableColumnSorting
        />
      </div>
      <Typography role="status" variant="body2" sx={{ height: 32, pt: 1 }}>
        {range && `Asked for rows ${range.firstRowToRender} to ${range.lastRowToRender - 1}.`}
      </Typography>
    </Box>
  );
}
