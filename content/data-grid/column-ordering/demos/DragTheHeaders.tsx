import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region' },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function DragTheHeaders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects, drag a header to move its column"
        rows={projects}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
