import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { orderStatuses } from '../../../datasets/orders';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) =>
    server.level({ ...params, groupFields, aggregate: { weight: 'sum' } }),
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const statusLabels = new Map(orderStatuses.map(({ value, label }) => [String(value), label]));

const columns: GridColDef<OrderRow>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    valueFormatter: (value: string) => statusLabels.get(value) ?? value,
  },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'series', headerName: 'Series', width: 120 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90, groupable: false },
];

export default function OneColumnPerGroup() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Orders by status and region"
        columns={columns}
        unstable_dataSource={dataSource}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['status', 'region'] },
          columns: { columnVisibilityModel: { status: false, region: false } },
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'returned'}
        disableColumnFilter
      />
    </div>
  );
}
