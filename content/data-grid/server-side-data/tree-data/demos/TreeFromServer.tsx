import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows } = await server.level({
      ...params,
      groupFields: ['region', 'warehouse'],
      aggregate: { weight: 'sum', distance: 'avg' },
    });
    return { rows };
  },
  getGroupKey: (row) => row.key,
  getChildrenCount: (row) => row.children,
};

const columns: GridColDef<OrderRow>[] = [
  { field: 'weight', headerName: 'Weight', type: 'number', width: 90 },
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
        aria-label="Orders by region and warehouse"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={{ headerName: 'Region, warehouse, order', flex: 1, minWidth: 180 }}
        disableColumnFilter
      />
    </div>
  );
}
