import {
  DataGrid,
  gridQuickFilterValuesSelector,
  GridOverlay,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1 },
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
];

function NoPlayerFound() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay sx={{ p: 2, textAlign: 'center' }}>
      No player matches “{words.join(' ')}”. Try the name of an instrument.
    </GridOverlay>
  );
}

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

export default function NoResultsWithSearchText() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Players to search"
        rows={musicians}
        columns={columns}
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: ['theremin'] } } }}
        slots={{ toolbar: SearchToolbar, noResultsOverlay: NoPlayerFound }}
        hideFooter
      />
    </div>
  );
}
