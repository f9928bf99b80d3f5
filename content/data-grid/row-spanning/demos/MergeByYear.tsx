import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  {
    field: 'start',
    headerName: 'Year',
    type: 'date',
    width: 80,
    valueFormatter: (value: Date) => String(value.getFullYear()),
    rowSpanValueGetter: (value: Date) => value.getFullYear(),
  },
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 170 },
];

export default function MergeByYear() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects with merged years"
        rows={projects}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        initialState={{ sorting: { sortModel: [{ field: 'start', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
