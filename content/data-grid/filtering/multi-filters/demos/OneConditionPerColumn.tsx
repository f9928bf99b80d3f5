import { DataGridPro, type GridColDef, type GridFilterItem } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  { field: 'buyer', headerName: 'Buyer', width: 120 },
];

interface PanelState {
  columns: GridColDef[];
  currentFilters: GridFilterItem[];
  field?: string;
}

/** The columns without a condition, and the one that the form has chosen. */
function getFreeFields({ columns: all, currentFilters, field }: PanelState) {
  const taken = new Set(currentFilters.map((item) => item.field));
  return all
    .filter((column) => column.filterable && (column.field === field || !taken.has(column.field)))
    .map((column) => column.field);
}

export default function OneConditionPerColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases with one condition for each column"
        rows={purchases}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'buyer', operator: 'equals', value: 'Chen' }] },
          },
        }}
        slotProps={{
          filterPanel: {
            filterFormProps: { filterColumns: getFreeFields },
            getColumnForNewFilter: (state) => getFreeFields(state)[0] ?? null,
          },
        }}
      />
    </div>
  );
}
