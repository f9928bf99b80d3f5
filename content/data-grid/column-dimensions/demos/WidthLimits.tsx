import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'At least 120', width: 140, minWidth: 120 },
  { field: 'priority', headerName: '80 to 140', width: 110, minWidth: 80, maxWidth: 140 },
  { field: 'shelf', headerName: 'No limits set' },
];

export default function WidthLimits() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with width limits"
        rows={purchases.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
