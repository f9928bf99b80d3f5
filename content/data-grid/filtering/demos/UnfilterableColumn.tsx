import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'manager', headerName: 'Manager', width: 140 },
  { field: 'tasks', headerName: 'Tasks', type: 'number', width: 110, filterable: false },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function UnfilterableColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Projects whose tasks cannot be filtered"
        rows={projects}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
