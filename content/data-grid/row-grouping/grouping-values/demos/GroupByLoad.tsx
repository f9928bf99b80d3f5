import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

function getLoad({ parcels, capacity }: Shipment): string {
  const share = parcels / capacity;
  if (share === 0) {
    return 'Nobody on board';
  }
  return share > 0.75 ? 'Over 75%' : 'Up to 75%';
}

const columns: GridColDef<Shipment>[] = [
  {
    field: 'load',
    headerName: 'Load',
    width: 160,
    groupingValueGetter: (_value, row) => getLoad(row),
  },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
  { field: 'capacity', headerName: 'Capacity', type: 'number', width: 90 },
];

export default function GroupByLoad() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments grouped by how full they are"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['load'] },
          columns: { columnVisibilityModel: { load: false } },
        }}
        hideFooter
      />
    </div>
  );
}
