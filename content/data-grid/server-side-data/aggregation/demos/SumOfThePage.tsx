import { DataGridPremium, type GridColDef, type GridDataSource } from '@mui/x-data-grid-premium';
import type { Delivery } from '../../../datasets/quarry';
import { createQuarryServer } from '../../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Docket', flex: 1, minWidth: 90 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function SumOfThePage() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Deliveries with the sum of one page"
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[5, 10]}
        initialState={{
          aggregation: { model: { tonnes: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
        disableRowGrouping
      />
    </div>
  );
}
