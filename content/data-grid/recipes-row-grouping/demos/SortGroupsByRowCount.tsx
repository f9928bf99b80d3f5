import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridComparatorFn,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'carrier', headerName: 'Carrier', width: 150 },
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

const countChildren = (node: GridTreeNode) => (node.type === 'group' ? node.children.length : 0);

const compareRowCounts: GridComparatorFn = (_value1, _value2, params1, params2) =>
  countChildren(params1.rowNode) - countChildren(params2.rowNode);

export default function SortGroupsByRowCount() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Carriers with the most shipments first"
        rows={shipments}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['carrier'] },
          sorting: {
            sortModel: [{ field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' }],
          },
        }}
        groupingColDef={{ sortComparator: compareRowCounts }}
        hideFooter
      />
    </div>
  );
}
