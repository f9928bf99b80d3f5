import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

function ShipmentCount() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const count = ids.filter((id) => tree[id]?.type === 'leaf').length;

  return <Box sx={{ mx: 2 }}>Shipments: {count}</Box>;
}

const slots = { footerRowCount: ShipmentCount };

export default function CountRowsInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Shipments that are counted in the footer"
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['service', 'carrier'] } }}
        slots={slots}
      />
    </div>
  );
}
