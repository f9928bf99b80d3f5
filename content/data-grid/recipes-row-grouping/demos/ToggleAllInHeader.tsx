import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import UnfoldLessIcon from '@mui/icons-material/UnfoldLess';
import UnfoldMoreIcon from '@mui/icons-material/UnfoldMore';
import {
  DataGridPremium,
  gridRowTreeSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRowTreeConfig,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 190 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const getLines = (tree: GridRowTreeConfig) =>
  Object.values(tree).filter((node) => node.type === 'group' && node.groupingField === 'line');

function LinesHeader() {
  const apiRef = useGridApiContext();
  const lines = getLines(useGridSelector(apiRef, gridRowTreeSelector));
  const allOpen = lines.every((node) => node.type === 'group' && node.childrenExpanded);

  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', fontWeight: 'medium' }}>
      Line
      <IconButton
        size="small"
        aria-label={allOpen ? 'Close all lines' : 'Open all lines'}
        onKeyDown={(event) => [' ', 'Enter'].includes(event.key) && event.stopPropagation()}
        onClick={(event) => {
          event.stopPropagation();
          lines.forEach(({ id }) => apiRef.current.setRowChildrenExpansion(id, !allOpen));
        }}
      >
        {allOpen ? <UnfoldLessIcon fontSize="small" /> : <UnfoldMoreIcon fontSize="small" />}
      </IconButton>
    </Box>
  );
}

export default function ToggleAllInHeader() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with a button for all lines"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        groupingColDef={{ renderHeader: () => <LinesHeader /> }}
        hideFooter
      />
    </div>
  );
}
