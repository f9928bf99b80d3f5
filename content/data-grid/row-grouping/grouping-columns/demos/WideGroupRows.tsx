import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line' },
  { field: 'id', headerName: 'Crossing' },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const groupingColDef: DataGridPremiumProps['groupingColDef'] = {
  headerName: 'Crossing',
  leafField: 'id',
  width: 130,
  colSpan: (_value, row, _column, apiRef) => {
    const node = apiRef.current.getRowNode(apiRef.current.getRowId(row));
    return node?.type === 'group' ? apiRef.current.getVisibleColumns().length : 1;
  },
};

const isInnerBay = (node: GridGroupNode) => node.groupingKey === 'Inner Bay';

export default function WideGroupRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings under labels of full width"
        rows={ferries}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['line'] },
          columns: { columnVisibilityModel: { line: false, id: false } },
        }}
        groupingColDef={groupingColDef}
        isGroupExpandedByDefault={isInnerBay}
        hideFooter
      />
    </div>
  );
}
