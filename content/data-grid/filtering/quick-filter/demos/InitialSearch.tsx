import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'department', headerName: 'Department', width: 120 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function InitialSearch() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Finance projects in Africa"
        rows={projects}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['africa', 'fin'] } },
        }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
