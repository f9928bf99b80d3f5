import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, GridToolbar, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { libraryKinds, type LibraryItem } from '../../../datasets/library';
import { createLibraryServer } from '../../../datasets/library-server';

const server = createLibraryServer();

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 160 },
  {
    field: 'kind',
    headerName: 'Kind',
    type: 'singleSelect',
    valueOptions: libraryKinds,
    width: 120,
  },
  { field: 'acquiredOn', headerName: 'Acquired', type: 'date', width: 120 },
];

export default function FilterOnServer() {
  const [model, setModel] = React.useState<GridFilterModel>({ items: [] });
  const [answered, setAnswered] = React.useState<GridFilterModel>();
  const [rows, setRows] = React.useState<LibraryItem[]>([]);

  React.useEffect(() => {
    let active = true;
    server.query(model).then((reply) => {
      // A newer model may have been asked for in the meantime.
      if (active) {
        setRows(reply.rows);
        setAnswered(model);
      }
    });
    return () => {
      active = false;
    };
  }, [model]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 400 }}>
        <DataGrid
          aria-label="Library items filtered by the server"
          rows={rows}
          columns={columns}
          loading={answered !== model}
          filterMode="server"
          onFilterModelChange={setModel}
          disableColumnSorting
          slots={{ toolbar: GridToolbar }}
          slotProps={{ toolbar: { showQuickFilter: true } }}
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 32, pt: 1 }}>
        Request: <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
