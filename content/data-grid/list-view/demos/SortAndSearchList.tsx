import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  gridSortModelSelector,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name' },
  { field: 'instrument', headerName: 'Instrument' },
  { field: 'services', headerName: 'Services', type: 'number' },
];

const listColumn: GridListColDef<Musician> = {
  field: 'player',
  renderCell: ({ row }) => `${row.name}, ${row.instrument} (${row.services} services)`,
};

function ListToolbar() {
  const apiRef = useGridApiContext();
  const sortedField = useGridSelector(apiRef, gridSortModelSelector)[0]?.field ?? '';

  return (
    <GridToolbarContainer sx={{ p: 1, gap: 2 }}>
      <TextField
        select
        label="Sort by"
        size="small"
        value={sortedField}
        onChange={(event) =>
          apiRef.current.setSortModel([{ field: event.target.value, sort: 'asc' }])
        }
        sx={{ width: 130 }}
      >
        {columns.map(({ field, headerName }) => (
          <MenuItem key={field} value={field}>
            {headerName}
          </MenuItem>
        ))}
      </TextField>
      <GridToolbarQuickFilter sx={{ flex: 1, minWidth: 110, pb: 0 }} />
    </GridToolbarContainer>
  );
}

export default function SortAndSearchList() {
  return (
    <div style={{ height: 380, width: '100%' }}>
      <DataGridPro
        aria-label="Players in a list with search and sort order"
        rows={musicians}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'name', sort: 'asc' }] } }}
        unstable_listView
        unstable_listColumn={listColumn}
        slots={{ toolbar: ListToolbar }}
        hideFooter
      />
    </div>
  );
}
