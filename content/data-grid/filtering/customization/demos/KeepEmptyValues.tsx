import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

function keepNull(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      return matches && ((value, ...rest) => value === null || matches(value, ...rest));
    },
  };
}

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  {
    field: 'sugar',
    headerName: 'Sugar (°Brix)',
    type: 'number',
    width: 150,
    filterOperators: getGridNumericOperators()
      .filter(({ requiresFilterValue }) => requiresFilterValue !== false)
      .map(keepNull),
  },
];

export default function KeepEmptyValues() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with much sugar, and those not measured yet"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'sugar', operator: '>', value: 16.5 }] } },
        }}
      />
    </div>
  );
}
