import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'carrier', headerName: 'Carrier' },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const rows = shipments.slice(10, 18);

export default function SortGroupsNotRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments in sorted groups"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status'] },
          sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
          columns: { columnVisibilityModel: { status: false, carrier: false } },
        }}
        groupingColDef={{ leafField: 'carrier', mainGroupingCriteria: 'status' }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
