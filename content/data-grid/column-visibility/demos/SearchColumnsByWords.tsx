import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80, description: 'Tickets sold' },
  { field: 'price', headerName: 'Price', type: 'number', width: 80, description: 'Best tickets' },
  { field: 'hall', headerName: 'Hall', width: 130, description: 'Where it is played' },
];

const searchPredicate = (column: GridColDef, search: string) =>
  `${column.headerName} ${column.description ?? ''}`.toLowerCase().includes(search);

export default function SearchColumnsByWords() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts whose columns are found by their description"
        rows={concerts}
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
