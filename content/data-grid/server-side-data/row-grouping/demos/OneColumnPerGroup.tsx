import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { deliveryStatuses } from '../../../datasets/quarry';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) =>
    server.level({ ...params, groupFields, aggregate: { tonnes: 'sum' } }),
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const statusLabels = new Map(deliveryStatuses.map(({ value, label }) => [String(value), label]));

const columns: GridColDef<QuarryRow>[] = [
  {
    field: 'status',
    headerName: 'Status',
    width: 130,
    valueFormatter: (value: string) => statusLabels.get(value) ?? value,
  },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90, groupable: false },
];

export default function OneColumnPerGroup() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries by status and region"
        columns={columns}
        unstable_dataSource={dataSource}
        rowGroupingColumnMode="multiple"
        initialState={{
          rowGrouping: { model: ['status', 'region'] },
          columns: { columnVisibilityModel: { status: false, region: false } },
        }}
        isGroupExpandedByDefault={(node) => node.groupingKey === 'refused'}
        disableColumnFilter
      />
    </div>
  );
}
