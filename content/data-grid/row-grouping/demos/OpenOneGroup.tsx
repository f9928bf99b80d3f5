import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

function isOvernight(node: GridGroupNode): boolean {
  return node.groupingField === 'service' && node.groupingKey === 'Overnight';
}

export default function OpenOneGroup() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with one service open"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['service'] } }}
        isGroupExpandedByDefault={isOvernight}
        hideFooter
      />
    </div>
  );
}
