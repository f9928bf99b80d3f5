import { DataGrid, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  { field: 'category', headerName: 'Category', width: 90 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const initialState: GridInitialState = {
  columns: { columnVisibilityModel: { category: false } },
  filter: { filterModel: { items: [{ field: 'category', operator: 'equals', value: 'Binders' }] } },
  sorting: { sortModel: [{ field: 'quantity', sort: 'desc' }] },
  pagination: { paginationModel: { pageSize: 5 } },
  density: 'compact',
};

export default function StartConfigured() {
  return (
    <div style={{ height: 291, width: '100%' }}>
      <DataGrid
        aria-label="Binders, largest purchases first"
        rows={purchases}
        columns={columns}
        initialState={initialState}
        pageSizeOptions={[5, 10]}
      />
    </div>
  );
}
