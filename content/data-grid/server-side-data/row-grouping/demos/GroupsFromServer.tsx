import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) => {
    const { rows, total } = await server.level({
      ...params,
      groupFields,
      aggregate: { weight: 'sum', unitPrice: 'avg' },
    });
    return { rows, rowCount: params.groupKeys?.length ? undefined : total };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<OrderRow>[] = [
  { field: 'id', headerName: 'Order', groupable: false },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'category', headerName: 'Category', width: 110 },
  { field: 'series', headerName: 'Series', width: 120 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90, groupable: false },
  {
    field: 'unitPrice',
    headerName: 'Price',
    type: 'number',
    width: 90,
    groupable: false,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
];

export default function GroupsFromServer() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders grouped by the server"
        columns={columns}
        unstable_dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['category', 'customer'] },
          columns: { columnVisibilityModel: { id: false, category: false, customer: false } },
        }}
        groupingColDef={{ headerName: 'Category and customer', leafField: 'id', width: 220 }}
        disableColumnFilter
      />
    </div>
  );
}
