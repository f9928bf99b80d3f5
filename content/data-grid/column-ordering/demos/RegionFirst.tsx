import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
  { field: 'region', headerName: 'Region' },
];

export default function RegionFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with the region first"
        rows={projects}
        columns={columns}
        initialState={{ columns: { orderedFields: ['region', 'title'] } }}
        hideFooter
      />
    </div>
  );
}
