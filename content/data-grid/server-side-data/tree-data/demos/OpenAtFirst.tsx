import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const groupFields = ['region', 'quarry'];
    const { rows } = await server.level({ ...params, groupFields, aggregate: { tonnes: 'sum' } });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<QuarryRow>[] = [
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
];

export default function OpenAtFirst() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Regions that are open at first"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        isGroupExpandedByDefault={(node) => node.depth === 0 && node.groupingKey !== 'Low Hills'}
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
        disableColumnFilter
      />
    </div>
  );
}
