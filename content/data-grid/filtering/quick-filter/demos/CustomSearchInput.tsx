import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { library, libraryTags, type LibraryItem } from '../../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'tags',
    headerName: 'Tags',
    width: 170,
    sortable: false,
    valueFormatter: (tags: string[]) => tags.join(', '),
  },
];

export default function CustomSearchInput() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Autocomplete
        multiple
        freeSolo
        size="small"
        limitTags={2}
        options={libraryTags}
        onChange={(_event, words) => apiRef.current.setQuickFilterValues(words)}
        renderInput={(params) => <TextField {...params} label="Search the library" />}
        sx={{ height: 56 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Library items that match the search"
          apiRef={apiRef}
          rows={library}
          columns={columns}
        />
      </div>
    </Box>
  );
}
