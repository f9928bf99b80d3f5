import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, ticketKinds, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: ticketKinds,
    width: 120,
  },
];

const countOf = (kind: string) => tickets.filter((row) => row.kind === kind).length;

export default function FacetsWithCounts() {
  const [chosen, setChosen] = React.useState<string[]>(['Bug', 'Network']);
  const toggle = (kind: string) =>
    setChosen(ticketKinds.filter((name) => chosen.includes(name) !== (name === kind)));

  const filterModel = React.useMemo(
    () => ({ items: [{ field: 'kind', operator: 'isAnyOf', value: chosen }] }),
    [chosen],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 48, overflowX: 'auto' }}>
        {ticketKinds.map((kind) => (
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
          aria-label="Tickets of the chosen kinds"
          rows={tickets}
          columns={columns}
          filterModel={filterModel}
          disableColumnFilter
        />
      </div>
    </Box>
  );
}
