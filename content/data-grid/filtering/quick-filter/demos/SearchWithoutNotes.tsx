import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  {
    field: 'note',
    headerName: 'Note (not searched)',
    flex: 1,
    minWidth: 170,
    getApplyQuickFilterFn: () => null,
  },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1, alignSelf: 'flex-start' }} />;
}

export default function SearchWithoutNotes() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Purchases searched without their notes"
        rows={purchases}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['memo'] } } }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
