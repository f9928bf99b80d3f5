import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'status', headerName: 'Status', width: 160 },
  { field: 'ship', headerName: 'Ship' },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const rows = ferries.slice(10, 18);

export default function SortGroupsNotRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings in sorted groups"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status'] },
          sorting: { sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'asc' }] },
          columns: { columnVisibilityModel: { status: false, ship: false } },
        }}
        groupingColDef={{ leafField: 'ship', mainGroupingCriteria: 'status' }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
