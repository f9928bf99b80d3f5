import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, libraryKinds, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: libraryKinds,
    width: 120,
  },
];

const countOf = (kind: string) => library.filter((row) => row.kind === kind).length;

export default function FacetsWithCounts() {
  const [chosen, setChosen] = React.useState<string[]>(['Map', 'Print']);
  const toggle = (kind: string) =>
    setChosen(libraryKinds.filter((name) => chosen.includes(name) !== (name === kind)));

  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'kind', operator: 'isAnyOf', value: chosen }] }),
    [chosen],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 48, overflowX: 'auto' }}>
        {libraryKinds.map((kind) => (
          <Chip
            key={kind}
            label={`${kind} (${countOf(kind)})`}
            color={chosen.includes(kind) ? 'primary' : 'default'}
            aria-pressed={chosen.includes(kind)}
            onClick={() => toggle(kind)}
          />
        ))}
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Library items of the chosen kinds"
          rows={library}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </Box>
  );
}
