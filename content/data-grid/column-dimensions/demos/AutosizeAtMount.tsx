import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No.' },
  { field: 'product', headerName: 'Product' },
  { field: 'supplier', headerName: 'Supplier' },
  { field: 'quantity', headerName: 'Quantity', type: 'number' },
];

export default function AutosizeAtMount() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases sized to their content"
        rows={purchases.slice(0, 5)}
        columns={columns}
        autosizeOnMount
        autosizeOptions={{ expand: true }}
        hideFooter
      />
    </div>
  );
}
