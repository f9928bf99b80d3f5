import * as React from 'react';
import {
  DataGrid,
  gridExpandedSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

export default function EnterMovesDown() {
  const apiRef = useGridApiRef();

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent(
        'cellKeyDown',
        ({ id, field, cellMode }, event) => {
          if (event.key !== 'Enter' || cellMode === 'edit') {
            return;
          }
          event.defaultMuiPrevented = true;
          const ids = gridExpandedSortedRowIdsSelector(apiRef);
          const rowIndex = ids.indexOf(id) + 1;
          const next = ids[rowIndex];
          if (next !== undefined) {
            apiRef.current.setCellFocus(next, field);
            apiRef.current.scrollToIndexes({ rowIndex });
          }
        },
        { isFirst: true },
      ),
    [apiRef],
  );

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory, where Enter moves down"
        apiRef={apiRef}
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
