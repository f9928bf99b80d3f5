import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 120 },
  { field: 'vehicles', headerName: 'Vehicles', type: 'number', width: 110 },
];

export default function TotalsPerGroup() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with totals per line"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          aggregation: { model: { passengers: 'sum', vehicles: 'sum' } },
          sorting: { sortModel: [{ field: 'passengers', sort: 'desc' }] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        hideFooter
      />
    </div>
  );
}
