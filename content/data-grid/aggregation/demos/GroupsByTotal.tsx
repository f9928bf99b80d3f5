import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { deliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'stone', headerName: 'Stone', width: 150 },
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function GroupsByTotal() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGridPremium
        aria-label="Stones in the order of their total weight"
        rows={deliveries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['stone'] },
          aggregation: { model: { tonnes: 'sum' } },
          sorting: { sortModel: [{ field: 'tonnes', sort: 'desc' }] },
          columns: { columnVisibilityModel: { stone: false } },
        }}
      />
    </div>
  );
}
