import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

function isNightFreight(node: GridGroupNode): boolean {
  return node.groupingField === 'line' && node.groupingKey === 'Night Freight';
}

export default function OpenOneGroup() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings with one line open"
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['line'] } }}
        isGroupExpandedByDefault={isNightFreight}
        hideFooter
      />
    </div>
  );
}
