import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80, description: 'Units sold' },
  {
    field: 'price',
    headerName: 'Price',
    type: 'number',
    width: 80,
    description: 'Price for single units',
  },
  { field: 'warehouse', headerName: 'Warehouse', width: 130, description: 'Where it is stored' },
];

const searchPredicate = (column: GridColDef, search: string) =>
  `${column.headerName} ${column.description ?? ''}`.toLowerCase().includes(search);

export default function SearchColumnsByWords() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers whose columns are found by their description"
        rows={offers}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          columnsManagement: { searchPredicate, sort: 'asc', toggleAllMode: 'filteredOnly' },
        }}
        hideFooter
      />
    </div>
  );
}
