import {
  DataGridPremium,
  useGridApiRef,
  useKeepGroupedColumnsHidden,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function HideWhenGrouped() {
  const apiRef = useGridApiRef();
  const initialState = useKeepGroupedColumnsHidden({
    apiRef,
    initialState: { rowGrouping: { model: ['ship'] } },
  });

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings that hide each grouped column"
        apiRef={apiRef}
        rows={ferries}
        columns={columns}
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
