import { DataGridPro, type GridColDef, type GridDataSource } from '@mui/x-data-grid-pro';
import { stones, type Delivery } from '../../datasets/quarry';
import { createQuarryServer } from '../../datasets/quarry-server';

const server = createQuarryServer();

const dataSource: GridDataSource = {
  getRows: async (params) => {
    const { rows, total } = await server.list(params);
    return { rows, rowCount: total };
  },
};

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Docket', width: 90 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'stone', headerName: 'Stone', type: 'singleSelect', valueOptions: stones, width: 110 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 90 },
];

export default function DeliveriesFromServer() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Stone deliveries from the server"
        columns={columns}
        unstable_dataSource={dataSource}
        pagination
        pageSizeOptions={[10, 25]}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
      />
    </div>
  );
}
