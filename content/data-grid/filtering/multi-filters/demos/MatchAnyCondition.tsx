import { DataGridPro, GridLogicOperator, type GridColDef } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'priority', headerName: 'Priority', width: 120 },
  { field: 'discount', headerName: 'Discount (%)', type: 'number', width: 170 },
];

export default function MatchAnyCondition() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases of low priority, and those without a discount"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: {
            filterModel: {
              logicOperator: GridLogicOperator.Or,
              items: [
                { id: 1, field: 'priority', operator: 'equals', value: 'Low' },
                { id: 2, field: 'discount', operator: 'isEmpty' },
              ],
            },
          },
        }}
      />
    </div>
  );
}
