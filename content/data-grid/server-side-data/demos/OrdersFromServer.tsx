import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { categories, type Order } from '../../datasets/orders';
import { createOrderServer } from '../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Order>[] = [
  { field: 'id', headerName: 'Order', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    width: 110,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

export default function OrdersFromServer() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Category orders from the server"
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 }, rowCount: 0 } }}
      />
    </div>
  );
}
