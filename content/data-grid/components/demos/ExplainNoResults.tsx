import {
  DataGrid,
  gridFilterModelSelector,
  GridOverlay,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

function NoPlayerFound() {
  const apiRef = useGridApiContext();
  const { quickFilterValues = [] } = useGridSelector(apiRef, gridFilterModelSelector);

  return (
    <GridOverlay sx={{ p: 2, textAlign: 'center' }}>
      No player matches “{quickFilterValues.join(' ')}”. Try the name of an instrument.
    </GridOverlay>
  );
}

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter fullWidth />
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
];

export default function ExplainNoResults() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Players to search"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: SearchToolbar, noResultsOverlay: NoPlayerFound }}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['theremin'] } },
        }}
        hideFooter
      />
    </div>
  );
}
