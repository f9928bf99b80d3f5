import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'id', headerName: 'Crossing' },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['sailed', 'delayed', 'canceled'],
    editable: true,
    width: 120,
  },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const rows = ferries.slice(8, 14);

export default function EditTheGroupedValue() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings that move to another group when edited"
        rows={rows}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['status'] },
          columns: { columnVisibilityModel: { id: false } },
        }}
        groupingColDef={{ leafField: 'id' }}
        defaultGroupingExpansionDepth={-1}
        hideFooter
      />
    </div>
  );
}
