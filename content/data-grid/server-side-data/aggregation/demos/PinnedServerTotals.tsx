import * as React from 'react';
import {
  DataGridPro,
  type GridColDef,
  type GridDataSource,
  type GridFilterModel,
} from '@mui/x-data-grid-pro';
import { categories } from '../../../datasets/orders';
import { createOrderServer, type OrderTotals } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 90 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 110,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 100 },
];

export default function PinnedServerTotals() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({ items: [] });
  const [totals, setTotals] = React.useState<OrderTotals>({});

  React.useEffect(() => {
    let active = true;
    // No rows, only what is computed over all that match.
    server.list({ filterModel, end: -1, aggregate: { weight: 'sum' } }).then((reply) => {
      if (active) setTotals(reply.totals);
    });
    return () => {
      active = false;
    };
  }, [filterModel]);

  const pinnedRows = React.useMemo(
    () => ({ bottom: [{ id: 'All pages', weight: totals.weight }] }),
    [totals],
  );

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Orders with the total of all pages"
        columns={columns}
        unstable_dataSource={dataSource}
        onFilterModelChange={setFilterModel}
        pinnedRows={pinnedRows}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{ pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 } }}
      />
    </div>
  );
}
