import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 100, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

export default function StartEditModeWithButton() {
  const apiRef = useGridApiRef();
  const [next, setNext] = React.useState(0);

  const countNext = () => {
    const id = apiRef.current.getRowIdFromRowIndex(next);
    apiRef.current.startCellEditMode({ id, field: 'stock' });
    apiRef.current.scrollToIndexes({ rowIndex: next });
    setNext((next + 1) % inventory.length);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={countNext}>
          Count {inventory[next]?.product}
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Inventory to count one by one"
          apiRef={apiRef}
          rows={inventory}
          columns={columns}
          disableColumnSorting
          hideFooter
        />
      </div>
    </Box>
  );
}
