import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'team', headerName: 'Team', type: 'number', width: 130 },
];

export default function FixedConditions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Large teams in one region"
        rows={projects}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              items: [
                { id: 1, field: 'region', operator: 'contains', value: 'africa' },
                { id: 2, field: 'team', operator: '>=', value: 8 },
              ],
            },
          },
        }}
        slotProps={{
          filterPanel: {
            logicOperators: [GridLogicOperator.And],
            disableAddFilterButton: true,
            disableRemoveAllButton: true,
          },
        }}
      />
    </div>
  );
}
