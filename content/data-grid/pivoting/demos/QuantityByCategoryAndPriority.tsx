import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { priorities, purchases, type Purchase } from '../../datasets/purchases';

const priorityColumns = priorities.map((priority): GridColDef<Purchase, number | null> => ({
  field: `quantity: ${priority}`,
  headerName: priority,
  type: 'number',
  width: 95,
  valueGetter: (_value, row) => (row.priority === priority ? row.quantity : null),
}));

const columns: GridColDef<Purchase>[] = [
  { field: 'category', headerName: 'Category', width: 120 },
  ...priorityColumns,
  { field: 'quantity', headerName: 'All', type: 'number', width: 95 },
];

const sums = Object.fromEntries(
  [...priorityColumns.map(({ field }) => field), 'quantity'].map((field) => [field, 'sum']),
);

const groupingColDef = { width: 150, leafField: 'product' };

export default function QuantityByCategoryAndPriority() {
  return (
    <div style={{ height: 424, width: '100%' }}>
      <DataGridPremium
        aria-label="Quantity by category and priority"
        rows={purchases}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['category'] },
          aggregation: { model: sums },
          columns: { columnVisibilityModel: { category: false } },
        }}
        hideFooter
      />
    </div>
  );
}
