import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
];

export default function NoPinItems() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects without pinning"
        rows={projects}
        columns={columns}
        disableColumnPinning
        hideFooter
      />
    </div>
  );
}
