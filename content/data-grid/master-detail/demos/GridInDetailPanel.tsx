import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject, type Task } from '../../datasets/employees';

const workColumns: GridColDef<Task>[] = [
  { field: 'owner', headerName: 'Owner', width: 110 },
  { field: 'title', headerName: 'Task', flex: 1, minWidth: 100 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 85 },
];

const getTaskGrid = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 1, height: '100%' }}>
    <DataGridPro
      aria-label={`Tasks of ${row.title}`}
      rows={row.tasks}
      columns={workColumns}
      density="compact"
      hideFooter
    />
  </Box>
);

const getTaskGridHeight = () => 200;

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 120 },
  { field: 'manager', headerName: 'Manager', width: 130 },
];

export default function GridInDetailPanel() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with a grid of tasks"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getTaskGrid}
        getDetailPanelHeight={getTaskGridHeight}
        hideFooter
      />
    </div>
  );
}
