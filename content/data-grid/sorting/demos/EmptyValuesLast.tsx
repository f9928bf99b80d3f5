import {
  DataGrid,
  gridNumberComparator,
  type GridColDef,
  type GridComparatorFn,
  type GridSortDirection,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

function emptyLast(direction: GridSortDirection): GridComparatorFn<number | null> {
  const sign = direction === 'desc' ? -1 : 1;

  return (a, b, paramsA, paramsB) => {
    if (a === null || b === null) {
      return Number(a === null) - Number(b === null);
    }
    return sign * gridNumberComparator(a, b, paramsA, paramsB);
  };
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'discount',
    headerName: 'Discount (%)',
    type: 'number',
    width: 150,
    getSortComparator: emptyLast,
  },
];

export default function EmptyValuesLast() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases, those without a discount last"
        rows={purchases.slice(0, 12)}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'discount', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
