import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) =>
    server.level({ ...params, groupFields, aggregate: { weight: 'sum', distance: 'max' } }),
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<OrderRow>[] = [
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'weight', headerName: 'Weight (sum)', type: 'number', width: 120 },
  { field: 'distance', headerName: 'Farthest, km', type: 'number', width: 120 },
];

export default function GroupTotalsFromServer() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPremium
        aria-label="Regions with totals of the server"
        columns={columns}
        unstable_dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['region'] },
          columns: { columnVisibilityModel: { region: false } },
        }}
        disableAggregation
        disableColumnFilter
      />
    </div>
  );
}
