import {
  DataGrid,
  gridFilteredSortedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowId,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

function RowNumber({ id }: { id: GridRowId }) {
  const apiRef = useGridApiContext();
  const ids = useGridSelector(apiRef, gridFilteredSortedRowIdsSelector);
  return ids.indexOf(id) + 1;
}

const columns: GridColDef<Project>[] = [
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
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function NumberedRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Numbered projects"
        rows={projects}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'days', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
