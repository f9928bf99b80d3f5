import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const groupFields = ['region', 'warehouse'];
    const { rows } = await server.level({ ...params, groupFields, aggregate: { weight: 'sum' } });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<OrderRow>[] = [
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
];

export default function OpenAtFirst() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Regions that are open at first"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        isGroupExpandedByDefault={(node) =>
          node.depth === 0 && node.groupingKey !== 'North America'
        }
        groupingColDef={{ headerName: 'Place', flex: 1, minWidth: 180 }}
        disableColumnFilter
      />
    </div>
  );
}
