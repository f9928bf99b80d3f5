import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 120 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

export default function WidenFromButton() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => apiRef.current.updateColumns([{ field: 'note', width: 640, flex: 0 }])}
        >
          Widen notes
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.updateColumns([{ field: 'note', flex: 1 }])}
        >
          Fill the row
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases with a note column of changing width"
          apiRef={apiRef}
          rows={purchases.slice(0, 5)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
