import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.level({
      ...params,
      groupFields: ['region', 'quarry'],
      aggregate: { tonnes: 'sum', distance: 'avg' },
    });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<QuarryRow>[] = [
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
  {
    field: 'distance',
    headerName: 'Distance',
    type: 'number',
    width: 100,
    valueFormatter: (value: number) => `${Math.round(value)} km`,
  },
];

export default function TreeFromServer() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries by region and quarry"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={{ headerName: 'Region, quarry, docket', flex: 1, minWidth: 180 }}
        disableColumnFilter
      />
    </div>
  );
}
