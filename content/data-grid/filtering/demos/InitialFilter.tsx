import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function InitialFilter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects of more than five weeks"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'days', operator: '>', value: 35 }] },
          },
        }}
      />
    </div>
  );
}
