import ExpandLessIcon from '@mui/icons-material/ExpandLess';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

const columns: GridColDef<TeamProject>[] = [{ field: 'title', headerName: 'Project' }];

function ProjectWithToggle({ id, row, tabIndex }: GridRenderCellParams<TeamProject>) {
  const apiRef = useGridApiContext();
  const expanded = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(id);

  return (
    <>
      <Box sx={{ flex: 1 }}>{row.title}</Box>
      <Button
        size="small"
        tabIndex={tabIndex}
        endIcon={expanded ? <ExpandLessIcon /> : <ExpandMoreIcon />}
        aria-expanded={expanded}
        aria-label={`Tasks of ${row.title}`}
        onClick={() => apiRef.current.toggleDetailPanel(id)}
      >
        Tasks
      </Button>
    </>
  );
}

const listColumn: GridListColDef<TeamProject> = {
  field: 'project',
  display: 'flex',
  renderCell: (params) => <ProjectWithToggle {...params} />,
};

const getTasks = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.tasks.map((task) => (
      <div key={task.id}>
        {task.owner}: {task.title}
      </div>
    ))}
  </Box>
);

const getHeight = () => 'auto' as const;

export default function DetailPanelInList() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with a panel in a list"
        rows={teamProjects}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getDetailPanelContent={getTasks}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-1'] } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
