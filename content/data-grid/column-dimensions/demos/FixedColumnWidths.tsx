import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No.', width: 80 },
  { field: 'product', headerName: 'Product', width: 160 },
  // No width: this column takes the default of 100 pixels.
  { field: 'shelf', headerName: 'Shelf' },
];

export default function FixedColumnWidths() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with fixed column widths"
        rows={purchases.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
