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
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

const columns: GridColDef<OrchestraProgram>[] = [{ field: 'title', headerName: 'Program' }];

function ProgramWithToggle({ id, row, tabIndex }: GridRenderCellParams<OrchestraProgram>) {
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
        aria-label={`Works of ${row.title}`}
        onClick={() => apiRef.current.toggleDetailPanel(id)}
      >
        Works
      </Button>
    </>
  );
}

const listColumn: GridListColDef<OrchestraProgram> = {
  field: 'program',
  display: 'flex',
  renderCell: (params) => <ProgramWithToggle {...params} />,
};

const getWorks = ({ row }: GridRowParams<OrchestraProgram>) => (
  <Box sx={{ p: 2, typography: 'body2' }}>
    {row.works.map((work) => (
      <div key={work.id}>
        {work.composer}: {work.title}
      </div>
    ))}
  </Box>
);

const getHeight = () => 'auto' as const;

export default function DetailPanelInList() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with a panel in a list"
        rows={programs}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        getDetailPanelContent={getWorks}
        getDetailPanelHeight={getHeight}
        initialState={{ detailPanel: { expandedRowIds: ['P-1'] } }}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
