import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'id', headerName: 'Crossing' },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const isInnerBay = (node: GridGroupNode) => node.groupingKey === 'Inner Bay';

export default function LeafValuesInGroupingColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with their numbers under the line"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false, id: false } },
        }}
        groupingColDef={{ leafField: 'id', headerName: 'Line and crossing' }}
        isGroupExpandedByDefault={isInnerBay}
        hideFooter
      />
    </div>
  );
}
