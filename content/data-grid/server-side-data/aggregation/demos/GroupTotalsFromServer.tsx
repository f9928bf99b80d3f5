import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) =>
    server.level({ ...params, groupFields, aggregate: { tonnes: 'sum', distance: 'max' } }),
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<QuarryRow>[] = [
  { field: 'region', headerName: 'Region', width: 150 },
  { field: 'tonnes', headerName: 'Tonnes (sum)', type: 'number', width: 120 },
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
