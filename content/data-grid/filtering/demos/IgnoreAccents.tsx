import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'requester', headerName: 'Requester', width: 150 },
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 180 },
];

const nunez = { items: [{ field: 'requester', operator: 'contains', value: 'nunez' }] };

export default function IgnoreAccents() {
  const [ignored, setIgnored] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={ignored} onChange={(event) => setIgnored(event.target.checked)} />
        }
        label="Ignore accents"
      />
      <div style={{ height: 300 }}>
        <DataGrid
          key={String(ignored)}
          aria-label="Tickets by requesters called nunez"
          rows={tickets}
          columns={columns}
          ignoreDiacritics={ignored}
          initialState={{ filter: { filterModel: nunez } }}
        />
      </div>
    </Box>
  );
}
