import { DataGridPro, type GridColDef, type GridFilterItem } from '@mui/x-data-grid-pro';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 130 },
  { field: 'orchard', headerName: 'Orchard', width: 120 },
  { field: 'crew', headerName: 'Crew', width: 120 },
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
        aria-label="Harvest lots with one condition for each column"
        rows={harvest}
        columns={columns}
        initialState={{
          filter: {
            filterModel: { items: [{ id: 1, field: 'crew', operator: 'equals', value: 'Cedar' }] },
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
