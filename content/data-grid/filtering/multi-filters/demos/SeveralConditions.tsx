import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function SeveralConditions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Projects of three to five weeks"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 'from', field: 'days', operator: '>=', value: 21 },
                { id: 'to', field: 'days', operator: '<=', value: 35 },
                { id: 'where', field: 'region', operator: 'isAnyOf', value: ['Asia', 'Australia'] },
              ],
            },
          },
        }}
      />
    </div>
  );
}
