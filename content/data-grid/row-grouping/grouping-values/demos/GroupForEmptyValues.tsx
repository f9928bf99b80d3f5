import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  {
    field: 'cause',
    headerName: 'Cause',
    width: 160,
    groupingValueGetter: (cause: string | null) => cause ?? 'No disruption',
  },
  { field: 'service', headerName: 'Service', width: 150 },
  { field: 'status', headerName: 'Status', width: 110 },
];

export default function GroupForEmptyValues() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by cause, with a group for the others"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['cause'] } }}
        hideFooter
      />
    </div>
  );
}
