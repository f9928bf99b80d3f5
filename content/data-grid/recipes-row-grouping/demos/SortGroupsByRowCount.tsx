import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
  type GridComparatorFn,
  type GridTreeNode,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'ship', headerName: 'Ship', width: 150 },
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

const countChildren = (node: GridTreeNode) => (node.type === 'group' ? node.children.length : 0);

const compareRowCounts: GridComparatorFn = (_value1, _value2, params1, params2) =>
  countChildren(params1.rowNode) - countChildren(params2.rowNode);

export default function SortGroupsByRowCount() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ships with the most crossings first"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['ship'] },
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
