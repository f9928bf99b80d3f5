import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridPaginationMeta,
} from '@mui/x-data-grid-pro';
import type { Order } from '../../datasets/orders';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer();

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
];

export default function UnknownRowCount() {
  const [meta, setMeta] = React.useState<GridPaginationMeta>({});
  const dataSource = React.useMemo<GridDataSource>(
    () => ({
      getRows: async (params) => {
        // One row more than the page has tells whether there is another page.
        const { rows } = await server.list({ ...params, end: params.end + 1 });
        const { pageSize } = params.paginationModel;
        setMeta({ hasNextPage: rows.length > pageSize });
        return { rows: rows.slice(0, pageSize) };
      },
    }),
    [],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Orders without a known total"
        columns={columns}
        unstable_dataSource={dataSource}
        // The cache skips getRows, and with it the answer to “is there more?”.
        unstable_dataSourceCache={null}
        paginationMeta={meta}
        pagination
        pageSizeOptions={[50]}
        initialState={{
          pagination: { paginationModel: { pageSize: 50 }, rowCount: -1 },
        }}
        disableColumnFilter
        disableColumnSorting
      />
    </div>
  );
}
