import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { projects, type Project } from '../../../datasets/projects';

const overBudget: GridFilterOperator<Project, number> = {
  value: 'overBudget',
  label: 'is over budget',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_spent, row) => row.spent > row.budget,
};

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  {
    field: 'spent',
    headerName: 'Spent ($)',
    type: 'number',
    width: 130,
    filterOperators: [...getGridNumericOperators(), overBudget],
  },
  { field: 'budget', headerName: 'Budget ($)', type: 'number', width: 120 },
];

export default function OverBudgetOperator() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Projects over budget"
        rows={projects}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'spent', operator: 'overBudget' }] } },
        }}
      />
    </div>
  );
}
