import { DataGridPro, GridToolbar } from '@mui/x-data-grid-pro';
import { ORDER_COLUMNS, ORDER_ROWS } from './data.ts';

const INITIAL_STATE = {
  pinnedColumns: { left: ['customer'] },
  filter: { filterModel: { items: [{ field: 'total', operator: '>', value: '60' }] } },
  pagination: { paginationModel: { pageSize: 5 } },
};
const SELECTED = [10483];
const SLOTS = { toolbar: GridToolbar };

/** A grid with a toolbar, a filter, a pinned column and a selected row. */
export default function GridPart() {
  return (
    <div style={{ height: 440 }}>
      <DataGridPro
        aria-label="Orders"
        rows={ORDER_ROWS}
        columns={ORDER_COLUMNS}
        initialState={INITIAL_STATE}
        rowSelectionModel={SELECTED}
        slots={SLOTS}
        checkboxSelection
        pagination
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
