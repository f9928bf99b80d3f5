import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const overBudget: GridFilterOperator<Expedition, number> = {
  value: 'overBudget',
  label: 'is over budget',
  requiresFilterValue: false,
  getApplyFilterFn: () => (_spent, row) => row.spent > row.budget,
};

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 150 },
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
        aria-label="Expeditions over budget"
        rows={expeditions}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'spent', operator: 'overBudget' }] } },
        }}
      />
    </div>
  );
}
