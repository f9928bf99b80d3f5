import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
];

export default function SearchProjects() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Projects to search"
        rows={projects}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </div>
  );
}
