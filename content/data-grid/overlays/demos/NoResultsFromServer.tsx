import * as React from 'react';
import {
  DataGrid,
  GridOverlay,
  gridQuickFilterValuesSelector,
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

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

function NoRowsOrNoResults() {
  const apiRef = useGridApiContext();
  const words = useGridSelector(apiRef, gridQuickFilterValuesSelector) ?? [];

  return (
    <GridOverlay>
      {words.length > 0 ? 'The server found no player.' : 'There are no players yet.'}
    </GridOverlay>
  );
}

export default function NoResultsFromServer() {
  const [words, setWords] = React.useState<string[]>(['theremin']);
  // Stands for the response of a server.
  const rows = React.useMemo(
    () =>
      musicians.filter(({ name, instrument }) =>
        words.every((word) => `${name} ${instrument}`.toLowerCase().includes(word.toLowerCase())),
      ),
    [words],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Players found by the server"
        rows={rows}
        columns={columns}
        filterMode="server"
        initialState={{ filter: { filterModel: { items: [], quickFilterValues: words } } }}
        onFilterModelChange={({ quickFilterValues = [] }) =>
          setWords(quickFilterValues.map(String))
        }
        slots={{ toolbar: SearchToolbar, noRowsOverlay: NoRowsOrNoResults }}
        hideFooter
      />
    </div>
  );
}
