import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
  {
    field: 'price',
    headerName: 'Per parcel',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => (row.parcels ? row.revenue / row.parcels : null),
    valueFormatter: (price: number | null) => (price === null ? '' : dollars.format(price)),
  },
];

const isEconomy = (node: GridGroupNode) => node.groupingKey === 'Economy';

export default function GuardComputedColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Revenue per parcel, grouped by service"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service'] },
          columns: { columnVisibilityModel: { service: false } },
        }}
        isGroupExpandedByDefault={isEconomy}
        hideFooter
      />
    </div>
  );
}
