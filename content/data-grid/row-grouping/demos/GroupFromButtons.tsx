import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function GroupFromButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.addRowGroupingCriteria('carrier', 0)}>
          Carrier first
        </Button>
        <Button size="small" onClick={() => apiRef.current.removeRowGroupingCriteria('carrier')}>
          No carrier
        </Button>
        <Button size="small" onClick={() => apiRef.current.setRowGroupingModel([])}>
          Ungroup
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments grouped by buttons"
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
