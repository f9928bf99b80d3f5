import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'manager', headerName: 'Manager', width: 140 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1.5 }}>
      <GridToolbarQuickFilter
        variant="outlined"
        size="small"
        placeholder="Title or manager"
        sx={{ flex: 1, p: 0 }}
      />
    </GridToolbarContainer>
  );
}

export default function SearchFieldOnly() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Projects below a search field"
        rows={projects}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
