import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  GridToolbarContainer,
  GridToolbarFilterButton,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'team', headerName: 'Team', type: 'number', width: 90 },
];

function FilteredFooter() {
  const apiRef = useGridApiContext();
  const entries = useGridSelector(apiRef, gridFilteredSortedRowEntriesSelector);
  const people = entries.reduce((sum, entry) => sum + Number(entry.model.team), 0);

  return (
    <Box sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Typography variant="body2" role="status">
        {entries.length} projects, {people} people
      </Typography>
    </Box>
  );
}

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function CountFilteredRows() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Projects with a footer about the filtered rows"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'region', operator: 'equals', value: 'Asia' }] },
          },
        }}
        slots={{ toolbar: FilterToolbar, footer: FilteredFooter }}
      />
    </div>
  );
}
