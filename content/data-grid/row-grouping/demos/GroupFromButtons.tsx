import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
];

export default function GroupFromButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.addRowGroupingCriteria('ship', 0)}>
          Ship first
        </Button>
        <Button size="small" onClick={() => apiRef.current.removeRowGroupingCriteria('ship')}>
          No ship
        </Button>
        <Button size="small" onClick={() => apiRef.current.setRowGroupingModel([])}>
          Ungroup
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings grouped by buttons"
          apiRef={apiRef}
          rows={ferries}
          columns={columns}
          initialState={{ rowGrouping: { model: ['line'] } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
