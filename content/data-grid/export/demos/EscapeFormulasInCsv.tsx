import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const rows = servers.filter((server) => /^[+-]/.test(server.note));

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', width: 120 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 80,
    valueGetter: (_, row) => row.at12 - row.at08,
  },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 220 },
];

export default function EscapeFormulasInCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('The CSV appears here.');
  const show = (escapeFormulas: boolean) => setCsv(apiRef.current.getDataAsCsv({ escapeFormulas }));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => show(true)}>
          Escaped
        </Button>
        <Button size="small" onClick={() => show(false)}>
          Not escaped
        </Button>
      </Stack>
      <div style={{ height: 176 }}>
        <DataGrid
          aria-label="Servers with notes that look like formulas"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        sx={{ height: 80, m: 0, pt: 1, overflow: 'auto' }}
      >
        {csv}
      </Box>
    </Box>
  );
}
