import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 160 },
  { field: 'shelf', headerName: 'Shelf', width: 100, renderHeaderFilter: () => null },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 90, filterable: false },
];

export default function HeaderFiltersForSome() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Purchases with a header filter for the product"
        rows={purchases}
        columns={columns}
        headerFilters
      />
    </div>
  );
}
