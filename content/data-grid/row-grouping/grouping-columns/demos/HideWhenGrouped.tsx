import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function HideWhenGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['carrier'] } },
  });

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that hide each grouped column"
        apiRef={apiRef}
        rows={shipments}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
