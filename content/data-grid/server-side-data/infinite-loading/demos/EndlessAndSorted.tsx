import * as React from 'react';
import { DataGridPro, type GridColDef, type GridSortModel } from '@mui/x-data-grid-pro';
import type { Order } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'series', headerName: 'Series', flex: 1, minWidth: 120 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

interface Wish {
  sortModel: GridSortModel;
  count: number; // of rows, from the first one
}

export default function EndlessAndSorted() {
  const [wish, setWish] = React.useState<Wish>({ sortModel: [], count: 20 });
  const [answered, setAnswered] = React.useState<Wish>();
  const [rows, setRows] = React.useState<Order[]>([]);

  React.useEffect(() => {
    const { sortModel, count } = wish;
    let active = true;
    server.list({ sortModel, start: count - 20, end: count - 1 }).then((reply) => {
      if (active) {
        setRows((previous) => [...previous.slice(0, count - 20), ...reply.rows]);
        setAnswered(wish);
      }
    });
    return () => {
      active = false;
    };
  }, [wish]);

  const loading = answered !== wish;
  const loadMore = () => {
    if (!loading && rows.length < 180) {
      setWish({ ...wish, count: rows.length + 20 });
    }
  };

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders without an end, sorted by the server"
        rows={rows}
        columns={columns}
        loading={loading}
        sortingMode="server"
        onSortModelChange={(sortModel) => setWish({ sortModel, count: 20 })}
        onRowsScrollEnd={loadMore}
        slotProps={{ loadingOverlay: { variant: 'linear-progress', noRowsVariant: 'skeleton' } }}
        disableColumnFilter
      />
    </div>
  );
}
