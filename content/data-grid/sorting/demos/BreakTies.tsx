import {
  DataGrid,
  gridStringOrNumberComparator,
  type GridColDef,
  type GridSortCellParams,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

function getQuantity({ api, id }: GridSortCellParams<string>): number {
  const purchase: Purchase = api.getRow(id);
  return purchase.quantity;
}

const columns: GridColDef<Purchase, string>[] = [
  {
    field: 'supplier',
    headerName: 'Supplier, then quantity',
    flex: 1,
    minWidth: 170,
    sortComparator: (a, b, paramsA, paramsB) =>
      gridStringOrNumberComparator(a, b, paramsA, paramsB) ||
      getQuantity(paramsA) - getQuantity(paramsB),
  },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

export default function BreakTies() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases by supplier, then by quantity"
        rows={purchases}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'supplier', sort: 'asc' }] } }}
        hideFooter
      />
    </div>
  );
}
