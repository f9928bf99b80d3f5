import { DataGrid, GridToolbarQuickFilter, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
  {
    field: 'year',
    headerName: 'Year',
    type: 'number',
    width: 80,
    valueFormatter: (year?: number | null) => year ?? '',
    getApplyQuickFilterFn: (word: string) => (year) => String(year).startsWith(word),
  },
  {
    field: 'onLoan',
    headerName: 'On loan',
    type: 'boolean',
    width: 90,
    getApplyQuickFilterFn: (word: string) =>
      word.toLowerCase() === 'loan' ? (onLoan) => onLoan : null,
  },
];

function SearchToolbar() {
  return <GridToolbarQuickFilter sx={{ m: 1 }} placeholder="Try “18”, “186”, or “loan”" />;
}

export default function SearchNumbersByStart() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Library items of the nineteenth century on loan"
        rows={library}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['18', 'loan'] } },
        }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
