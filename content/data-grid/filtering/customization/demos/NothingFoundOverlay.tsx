import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

function NothingFound() {
  return <GridOverlay>No project matches.</GridOverlay>;
}

function ResetToolbar() {
  const apiRef = useGridApiContext();

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all projects
      </Button>
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
];

const antarctica = { items: [{ field: 'region', operator: 'equals', value: 'Antarctica' }] };

export default function NothingFoundOverlay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Projects in Antarctica"
        rows={projects}
        columns={columns}
        initialState={{ filter: { filterModel: antarctica } }}
        slots={{ toolbar: ResetToolbar, noResultsOverlay: NothingFound }}
      />
    </div>
  );
}
