import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'id', headerName: 'Shipment' },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const isEconomy = (node: GridGroupNode) => node.groupingKey === 'Economy';

export default function LeafValuesInGroupingColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments with their numbers under the service"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          columns: { columnVisibilityModel: { service: false, id: false } },
        }}
        groupingColDef={{ leafField: 'id', headerName: 'Service and shipment' }}
        isGroupExpandedByDefault={isEconomy}
        hideFooter
      />
    </div>
  );
}
