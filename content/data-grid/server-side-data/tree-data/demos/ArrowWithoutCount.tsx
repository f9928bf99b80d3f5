import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { createQuarryServer, type QuarryRow } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.level({ ...params, groupFields: ['customer', 'stone'] });
    const isTopLevel = params.groupKeys?.length === 0;
    return { rows, rowCount: isTopLevel ? total : undefined };
  },
  getGroupKey: (row) => row.key,
  // Minus one: there is something below, and nobody has counted it.
  getChildrenCount: (row) => (row.children > 0 ? -1 : 0),
};

const columns: GridColDef<QuarryRow>[] = [{ field: 'product', headerName: 'Product', width: 120 }];

export default function ArrowWithoutCount() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Deliveries by customer and stone"
        columns={columns}
        treeData
        unstable_dataSource={dataSource}
        groupingColDef={{ headerName: 'Customer', flex: 1, minWidth: 190 }}
        pagination
        pageSizeOptions={[4]}
        initialState={{ pagination: { paginationModel: { pageSize: 4 } } }}
        disableColumnFilter
      />
    </div>
  );
}
