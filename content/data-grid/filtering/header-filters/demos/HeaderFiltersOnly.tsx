import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'manager', headerName: 'Manager', width: 150 },
];

export default function HeaderFiltersOnly() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with one input for each column"
        rows={projects}
        columns={columns}
        headerFilters
        disableColumnFilter
        slots={{ headerFilterMenu: null }}
      />
    </div>
  );
}
