import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 150 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
];

export default function OwnSurfaces() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with colored surfaces"
        rows={projects}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
        sx={(theme) => ({
          '--DataGrid-containerBackground': '#dcebe6',
          '--DataGrid-pinnedBackground': '#eef6f3',
          '--DataGrid-rowBorderColor': '#a9c9be',
          ...theme.applyStyles('dark', {
            '--DataGrid-containerBackground': '#1f3a32',
            '--DataGrid-pinnedBackground': '#182b25',
            '--DataGrid-rowBorderColor': '#3c6556',
          }),
        })}
        hideFooter
      />
    </div>
  );
}
