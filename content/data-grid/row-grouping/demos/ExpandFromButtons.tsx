import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function ExpandFromButtons() {
  const apiRef = useGridApiRef();

  const setLines = (expanded: boolean) => {
    Object.values(gridRowTreeSelector(apiRef)).forEach((node) => {
      if (node.type === 'group' && node.groupingField === 'line') {
        apiRef.current.setRowChildrenExpansion(node.id, expanded);
      }
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setLines(true)}>
          Open all lines
        </Button>
        <Button size="small" onClick={() => setLines(false)}>
          Close all lines
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Ferry crossings opened by buttons"
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
