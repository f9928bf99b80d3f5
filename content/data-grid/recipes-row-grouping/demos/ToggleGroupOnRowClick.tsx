import {
  DataGridPremium,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
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
        aria-label="Shipments whose groups open on a click"
        apiRef={apiRef}
        rows={shipments}
        columns={columns}
        initialState={{ rowGrouping: { model: ['service'] } }}
        onRowClick={toggleGroup}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
