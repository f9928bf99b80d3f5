import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'id', headerName: 'Docket', flex: 1, minWidth: 100 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 120 },
];

export default function SumOfAllPages() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Pages of deliveries with one total"
        rows={deliveries}
        columns={columns}
        pagination
        pageSizeOptions={[5]}
        initialState={{
          aggregation: { model: { tonnes: 'sum' } },
          pagination: { paginationModel: { pageSize: 5 } },
        }}
      />
    </div>
  );
}
