import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Half', flex: 2 },
  { field: 'supplier', headerName: 'Quarter', flex: 1 },
  { field: 'priority', headerName: 'Quarter', flex: 1 },
];

export default function FluidColumns() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with fluid columns"
        rows={purchases.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
