import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
  {
    field: 'fare',
    headerName: 'Per passenger',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => (row.passengers ? row.fares / row.passengers : null),
    valueFormatter: (fare: number | null) => (fare === null ? '' : dollars.format(fare)),
  },
];

const isInnerBay = (node: GridGroupNode) => node.groupingKey === 'Inner Bay';

export default function GuardComputedColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Fares per passenger, grouped by line"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false } },
        }}
        isGroupExpandedByDefault={isInnerBay}
        hideFooter
      />
    </div>
  );
}
