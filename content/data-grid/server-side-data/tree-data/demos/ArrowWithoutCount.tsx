import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createOrderServer, type OrderRow } from '../../../datasets/order-server';

const server = createOrderServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.level({
      ...params,
      groupFields: ['customer', 'category'],
    });
    const isTopLevel = params.groupKeys?.length === 0;
    return { rows, rowCount: isTopLevel ? total : undefined };
  },
  getGroupKey: (row) => row.key,
  // Minus one: there is something below, and nobody has counted it.
  getChildrenCount: (row) => (row.children > 0 ? -1 : 0),
};

const columns: GridColDef<OrderRow>[] = [{ field: 'series', headerName: 'Series', width: 120 }];

export default function ArrowWithoutCount() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Orders by customer and category"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={{ headerName: 'Customer', flex: 1, minWidth: 190 }}
        pagination
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 }, rowCount: 0 } }}
        disableColumnFilter
      />
    </div>
  );
}
