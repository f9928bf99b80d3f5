import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'id', headerName: 'Shipment' },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['shipped', 'delayed', 'canceled'],
    editable: true,
    width: 120,
  },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const rows = shipments.slice(8, 14);

export default function EditTheGroupedValue() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that move to another group when edited"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { id: false } },
        }}
        groupingColDef={{ leafField: 'id' }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
