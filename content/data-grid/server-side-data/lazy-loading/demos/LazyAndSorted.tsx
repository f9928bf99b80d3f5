import * as React from 'react';
import { debounce } from '@mui/material/utils';
import { DataGridPro, useGridApiRef, type GridFetchRowsParams } from '@mui/x-data-grid-pro';
import type { Order } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer(400);
const none: Order[] = [];

const columns = [
  { field: 'id', headerName: 'Order' },
  { field: 'category', headerName: 'Category', flex: 1 },
  { field: 'weight', headerName: 'Weight' },
];

export default function LazyAndSorted() {
  const apiRef = useGridApiRef();
  const [asked, setAsked] = React.useState<GridFetchRowsParams>();
  const [reply, setReply] = React.useState({ asked, rows: none, total: 180 });
  const shown = React.useRef(asked);
  const handleFetchRows = React.useMemo(() => debounce(setAsked, 150), []);

  React.useEffect(() => {
    let active = true;
    if (asked) {
      const { firstRowToRender: start, lastRowToRender, sortModel, filterModel } = asked;
      server.list({ start, end: lastRowToRender - 1, sortModel, filterModel }).then((answer) => {
        if (active) setReply({ asked, ...answer });
      });
    }
    return () => {
      active = false;
    };
  }, [asked]);

  // The effects of the grid run first: by now it knows the new rowCount.
  React.useEffect(() => {
    const { sortModel, filterModel, firstRowToRender = 0 } = reply.asked ?? {};
    if (shown.current?.sortModel !== sortModel || shown.current?.filterModel !== filterModel) {
      apiRef.current?.setRows([]);
    }
    shown.current = reply.asked;
    apiRef.current?.unstable_replaceRows(firstRowToRender, reply.rows);
  }, [apiRef, reply]);

  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Orders that load, sort, and filter on the server"
        apiRef={apiRef}
        columns={columns}
        rowCount={reply.total}
        rowsLoadingMode="server"
        sortingMode="server"
        filterMode="server"
        onFetchRows={handleFetchRows}
      />
    </div>
  );
}
