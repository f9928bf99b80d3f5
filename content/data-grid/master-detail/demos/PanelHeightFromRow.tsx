import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  {
    field: 'tasks',
    headerName: 'Tasks',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => row.tasks.length,
  },
];

const LINE = 28;
const PADDING = 12;

const getTasks = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ paddingBlock: `${PADDING}px`, paddingInline: 2, typography: 'body2' }}>
    {row.tasks.map((task) => (
      <Box key={task.id} sx={{ height: LINE, lineHeight: `${LINE}px` }}>
        {task.title}
      </Box>
    ))}
  </Box>
);

const getHeight = ({ row }: GridRowParams<TeamProject>) => row.tasks.length * LINE + 2 * PADDING;

export default function PanelHeightFromRow() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Projects whose panels fit the number of tasks"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getTasks}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-2', 'P-3'] } }}
        hideFooter
      />
    </div>
  );
}
