import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import type { Order } from '../../../datasets/orders';
import { createOrderServer } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', flex: 1, minWidth: 90 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function SumOfThePage() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders with the sum of one page"
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{
          aggregation: { model: { weight: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 }, rowCount: 0 },
        }}
        disableRowGrouping
      />
    </div>
  );
}
