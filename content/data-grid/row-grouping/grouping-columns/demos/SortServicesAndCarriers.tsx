import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function SortServicesAndCarriers() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Services and carriers in descending order"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['service', 'carrier'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
          columns: { columnVisibilityModel: { service: false, carrier: false } },
        }}
        defaultGroupingExpansionDepth={1}
        hideFooter
      />
    </div>
  );
}
