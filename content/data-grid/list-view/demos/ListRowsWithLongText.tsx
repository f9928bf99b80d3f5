import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [{ field: 'title', headerName: 'Project' }];

const listColumn: GridListColDef<TeamProject> = {
  field: 'project',
  renderCell: ({ row }) => (
    <Box sx={{ py: 1.5 }}>
      <Typography variant="subtitle2" component="div">
        {row.title}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {row.tasks.map((task) => `${task.owner}: ${task.title}`).join(', ')}
      </Typography>
    </Box>
  ),
};

const getRowHeight = () => 'auto' as const;

export default function ListRowsWithLongText() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with their tasks in a list"
        rows={teamProjects}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getRowHeight={getRowHeight}
        hideFooter
      />
    </div>
  );
}
