import { DataGrid, getGridNumericOperators, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const boxOperators = getGridNumericOperators()
  .filter(({ value }) => value === '>=' || value === '<=')
  .map((operator) => ({
    ...operator,
    InputComponentProps: {
      ...operator.InputComponentProps,
      label: 'Boxes',
      placeholder: '1 to 20',
      helperText: 'Twenty boxes fill a van',
      InputProps: { inputProps: { min: 1, max: 20, step: 1 } },
    },
  }));

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'boxes',
    headerName: 'Boxes',
    type: 'number',
    width: 120,
    filterOperators: boxOperators,
  },
];

export default function WholeNumberInput() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases of twelve boxes and more"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [{ field: 'boxes', operator: '>=', value: 12 }] } },
        }}
      />
    </div>
  );
}
