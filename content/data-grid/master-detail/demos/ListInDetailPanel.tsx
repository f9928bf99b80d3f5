import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  { field: 'startsOn', headerName: 'Starts', type: 'date', width: 105 },
];

const getTasks = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.tasks.map(({ id, owner, title, hours }) => (
      <div key={id}>
        {owner}: {title}, {hours} h
      </div>
    ))}
  </Box>
);

const getTasksHeight = () => 112;

export default function ListInDetailPanel() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with their tasks"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getTasks}
        getDetailPanelHeight={getTasksHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-1'] } }}
        hideFooter
      />
    </div>
  );
}
