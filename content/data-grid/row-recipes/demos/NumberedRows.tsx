import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Expedition>[] = [
  {
    field: 'number',
    headerName: 'No.',
    width: 60,
    align: 'right',
    sortable: false,
    filterable: false,
    disableExport: true,
    renderCell: ({ id }) => <RowNumber id={id} />,
  },
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function NumberedRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Numbered expeditions"
        rows={expeditions}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'days', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
