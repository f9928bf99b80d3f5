import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment, type Warehouse } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'warehouse',
    headerName: 'Warehouse',
    width: 160,
    groupingValueGetter: (warehouse: Warehouse) => warehouse.name,
    valueGetter: (warehouse?: Warehouse) => warehouse?.name,
  },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function GroupByWarehouse() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by warehouse"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['warehouse'] } }}
        hideFooter
      />
    </div>
  );
}
