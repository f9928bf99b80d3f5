import {
  DataGrid,
  GridCellEditStopReasons,
  GridEditInputCell,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 90,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell {...params} onFocus={(event) => event.target.select()} />
    ),
  },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

export default function EnterEditsNextCell() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory to count with the Enter key"
        apiRef={apiRef}
        rows={inventory}
        columns={columns}
        onCellEditStop={({ id, field, reason }) => {
          if (reason !== GridCellEditStopReasons.enterKeyDown) {
            return;
          }
          const ids = gridExpandedSortedRowIdsSelector(apiRef);
          const next = ids[ids.indexOf(id) + 1];
          if (next !== undefined && apiRef.current.getCellMode(next, field) === 'view') {
            apiRef.current.startCellEditMode({ id: next, field });
          }
        }}
        hideFooter
      />
    </div>
  );
}
