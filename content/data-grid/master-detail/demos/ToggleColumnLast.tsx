import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowDropDownIcon from '@mui/icons-material/ArrowDropDown';
import ArrowDropUpIcon from '@mui/icons-material/ArrowDropUp';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderCellParams,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { teamProjects, type TeamProject } from '../../datasets/employees';

function TasksToggle({ id, row }: GridRenderCellParams<TeamProject>) {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(id);
  const icon = open ? <ArrowDropUpIcon /> : <ArrowDropDownIcon />;

  return (
    <Button size="small" tabIndex={-1} aria-expanded={open} endIcon={icon}>
      Tasks: {row.tasks.length}
    </Button>
  );
}

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 130,
    renderCell: (params) => <TasksToggle {...params} />,
  },
];

const getTasks = ({ row }: GridRowParams<TeamProject>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.tasks.map(({ title }) => title).join(', ') || 'Nothing chosen yet.'}
  </Box>
);

const getTasksHeight = () => 'auto' as const;

export default function ToggleColumnLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with the toggle at the end"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getTasks}
        getDetailPanelHeight={getTasksHeight}
        hideFooter
      />
    </div>
  );
}
