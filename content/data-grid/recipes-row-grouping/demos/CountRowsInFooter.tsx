import Box from '@mui/material/Box';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

function CrossingCount() {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  const tree = useGridSelector(apiRef, gridRowTreeSelector);
  const count = ids.filter((id) => tree[id]?.type === 'leaf').length;

  return <Box sx={{ mx: 2 }}>Crossings: {count}</Box>;
}

const slots = { footerRowCount: CrossingCount };

export default function CountRowsInFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings that are counted in the footer"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['line', 'ship'] } }}
        slots={slots}
      />
    </div>
  );
}
