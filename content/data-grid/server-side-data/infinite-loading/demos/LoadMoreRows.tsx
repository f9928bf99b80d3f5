import * as React from 'react';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import type { Order } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

export default function LoadMoreRows() {
  const [wanted, setWanted] = React.useState(20);
  const [rows, setRows] = React.useState<Order[]>([]);
  const [total, setTotal] = React.useState(Infinity);
  const loading = rows.length < Math.min(wanted, total);

  React.useEffect(() => {
    let active = true;
    server.list({ start: wanted - 20, end: wanted - 1 }).then((reply) => {
      if (active) {
        setRows((previous) => [...previous.slice(0, wanted - 20), ...reply.rows]);
        setTotal(reply.total);
      }
    });
    return () => {
      active = false;
    };
  }, [wanted]);

  const loadMore = () => {
    if (!loading && rows.length < total) {
      setWanted(rows.length + 20);
    }
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders without an end"
        rows={rows}
        columns={columns}
        loading={loading}
        onRowsScrollEnd={loadMore}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
