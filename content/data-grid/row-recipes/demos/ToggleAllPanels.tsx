import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPro,
  GRID_DETAIL_PANEL_TOGGLE_COL_DEF,
  gridDetailPanelExpandedRowIdsSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

function ToggleAllButton() {
  const apiRef = useGridApiContext();
  const isOpen = useGridSelector(apiRef, gridDetailPanelExpandedRowIdsSelector).length > 0;

  return (
    <IconButton
      size="small"
      aria-label={isOpen ? 'Collapse all notes' : 'Expand all notes'}
      onClick={() =>
        apiRef.current.setExpandedDetailPanels(isOpen ? [] : apiRef.current.getAllRowIds())
      }
    >
      {isOpen ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
    </IconButton>
  );
}

const columns: GridColDef<Machine>[] = [
  { ...GRID_DETAIL_PANEL_TOGGLE_COL_DEF, renderHeader: () => <ToggleAllButton /> },
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'plant', headerName: 'Plant', width: 110 },
];

const getNotes = ({ row }: GridRowParams<Machine>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function ToggleAllPanels() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Machines with a button for all notes"
        rows={machines}
        columns={columns}
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        hideFooter
      />
    </div>
  );
}
