import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'manager', headerName: 'Manager (fixed)', width: 150, pinnable: false },
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function NeverPinManager() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects, the manager cannot be pinned or unpinned"
        rows={projects}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['manager'] } }}
        hideFooter
      />
    </div>
  );
}
