import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridFilterOperator,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

function keepNull(operator: GridFilterOperator): GridFilterOperator {
  return {
    ...operator,
    getApplyFilterFn: (item, column) => {
      const matches = operator.getApplyFilterFn(item, column);
      return matches && ((value, ...rest) => value === null || matches(value, ...rest));
    },
  };
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'discount',
    headerName: 'Discount (%)',
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
        aria-label="Purchases with a large discount, and those still being negotiated"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'discount', operator: '>', value: 16.5 }] } },
        }}
      />
    </div>
  );
}
