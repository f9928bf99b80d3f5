import { DataGridPro, gridClasses, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
];

const pinnedCells = [
  `& .${gridClasses['cell--pinnedLeft']}`,
  `& .${gridClasses['cell--pinnedRight']}`,
].join(', ');

export default function StrongPins() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with emphasized pinned cells"
        rows={projects}
        columns={columns}
        initialState={{ pinnedColumns: { left: ['title'] } }}
        sx={{ [pinnedCells]: { color: 'primary.main', fontWeight: 'fontWeightMedium' } }}
        hideFooter
      />
    </div>
  );
}
