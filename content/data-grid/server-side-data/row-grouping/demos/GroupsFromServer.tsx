import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async ({ groupFields = [], ...params }) => {
    const { rows, total } = await server.level({
      ...params,
      groupFields,
      aggregate: { tonnes: 'sum', pricePerTonne: 'avg' },
    });
    return { rows, rowCount: params.groupKeys?.length ? undefined : total };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<QuarryRow>[] = [
  { field: 'id', headerName: 'Docket', groupable: false },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'stone', headerName: 'Stone', width: 110 },
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90, groupable: false },
  {
    field: 'pricePerTonne',
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
        aria-label="Deliveries grouped by the server"
        columns={columns}
        unstable_dataSource={dataSource}
        initialState={{
          rowGrouping: { model: ['stone', 'customer'] },
          columns: { columnVisibilityModel: { id: false, stone: false, customer: false } },
        }}
        groupingColDef={{ headerName: 'Stone and customer', leafField: 'id', width: 220 }}
        disableColumnFilter
      />
    </div>
  );
}
