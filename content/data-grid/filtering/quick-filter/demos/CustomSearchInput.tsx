import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { tickets, ticketTags, type Ticket } from '../../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 160 },
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
        options={ticketTags}
        onChange={(_event, words) => apiRef.current.setQuickFilterValues(words)}
        renderInput={(params) => <TextField {...params} label="Search the tickets" />}
        sx={{ height: 56 }}
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Tickets that match the search"
          apiRef={apiRef}
          rows={tickets}
          columns={columns}
        />
      </div>
    </Box>
  );
}
