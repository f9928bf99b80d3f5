import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function ToggleGroupOnRowClick() {
  const apiRef = useGridApiRef();

  const toggleGroup = ({ id }: GridRowParams) => {
    const node = apiRef.current.getRowNode(id);
    if (node?.type === 'group') {
      apiRef.current.setRowChildrenExpansion(id, !node.childrenExpanded);
    }
  };

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Ferry crossings whose groups open on a click"
        apiRef={apiRef}
        rows={ferries}
        columns={columns}
        initialState={{ rowGrouping: { model: ['line'] } }}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
