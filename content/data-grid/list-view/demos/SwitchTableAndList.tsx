import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'instrument', headerName: 'Instrument', width: 130 },
  { field: 'services', headerName: 'Services', type: 'number' },
];

const listColumn: GridListColDef<Musician> = {
  field: 'player',
  renderCell: ({ row }) => `${row.name}, ${row.instrument} (${row.services} services)`,
};

export default function SwitchTableAndList() {
  const [view, setView] = React.useState<'table' | 'list'>('list');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="View"
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: 'table' | 'list' | null) => setView(next ?? view)}
        sx={{ height: 40, mb: 1 }}
      >
        <ToggleButton value="table">Table</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Players as a table or as a list"
          rows={musicians}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'services', sort: 'desc' }] } }}
          unstable_listView={view === 'list'}
          unstable_listColumn={listColumn}
          hideFooter
        />
      </div>
    </Box>
  );
}
