import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

export default function FilterProjects() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Projects to filter" rows={projects} columns={columns} />
    </div>
  );
}
