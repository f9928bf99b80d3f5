import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterButtonInToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Projects with a filter button"
        rows={projects}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
