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
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

function WorksToggle({ id, row }: GridRenderCellParams<OrchestraProgram>) {
  const apiRef = useGridApiContext();
  const open = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).includes(id);
  const icon = open ? <ArrowDropUpIcon /> : <ArrowDropDownIcon />;

  return (
    <Button size="small" tabIndex={-1} aria-expanded={open} endIcon={icon}>
      Works: {row.works.length}
    </Button>
  );
}

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', flex: 1, minWidth: 130 },
  {
    ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
    width: 130,
    renderCell: (params) => <WorksToggle {...params} />,
  },
];

const getWorks = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.works.map(({ title }) => title).join(', ') || 'Nothing chosen yet.'}
  </Box>
);

const getWorksHeight = () => 'auto' as const;

export default function ToggleColumnLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with the toggle at the end"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getWorks}
        getDetailPanelHeight={getWorksHeight}
        hideFooter
      />
    </div>
  );
}
