import {
  DataGrid,
  getGridNumericOperators,
  getGridStringOperators,
  type GridColDef,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const textOperators = getGridStringOperators().filter(
  ({ value }) => value === 'contains' || value === 'isEmpty',
);
const rangeOperators = getGridNumericOperators().filter(
  ({ value }) => value === '>=' || value === '<=',
);

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 130 },
  {
    field: 'quantity',
    headerName: 'Quantity',
    type: 'number',
    width: 140,
    filterOperators: rangeOperators,
  },
  {
    field: 'note',
    headerName: 'Note',
    flex: 1,
    minWidth: 160,
    filterOperators: textOperators,
  },
];

export default function FewerOperators() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with two operators for each column"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ field: 'quantity', operator: '>=', value: 2500 }] },
          },
        }}
      />
    </div>
  );
}
