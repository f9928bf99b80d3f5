import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 150 },
  { field: 'region', headerName: 'Region' },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 70 },
];

export default function PinTitleAndDays() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with title and days pinned"
        rows={projects}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'], right: ['days'] } }}
        hideFooter
      />
    </div>
  );
}
