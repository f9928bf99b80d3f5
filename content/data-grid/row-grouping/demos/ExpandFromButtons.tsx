import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function ExpandFromButtons() {
  const apiRef = useGridApiRef();

  const setServices = (expanded: boolean) => {
    Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
      if (node.type === 'group' && node.groupingField === 'service') {
        apiRef.current.setRowChildrenExpansion(node.id, expanded);
      }
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setServices(true)}>
          Open all services
        </Button>
        <Button size="small" onClick={() => setServices(false)}>
          Close all services
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Shipments opened by buttons"
          apiRef={apiRef}
          rows={shipments}
          columns={columns}
          initialState={{ rowGrouping: { model: ['service'] } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
