import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No. (locked)', width: 110, resizable: false },
  { field: 'product', headerName: 'Product', width: 150 },
  { field: 'orderedOn', headerName: 'Ordered', type: 'date', width: 120 },
];

export default function LockedColumnWidth() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases whose first column keeps its width"
        rows={purchases.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
