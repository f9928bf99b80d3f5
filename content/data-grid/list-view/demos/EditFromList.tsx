import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [{ field: 'name', headerName: 'Name' }];

export default function EditFromList() {
  const [rows, setRows] = React.useState(musicians);
  const [draft, setDraft] = React.useState<Musician | null>(null);

  const listColumn = React.useMemo<GridListColDef<Musician>>(
    () => ({
      field: 'player',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => (
        <>
          <Box sx={{ flex: 1 }}>
            {row.name}, {row.instrument}
          </Box>
          <Button tabIndex={tabIndex} aria-label={`Edit ${row.name}`} onClick={() => setDraft(row)}>
            Edit
          </Button>
        </>
      ),
    }),
    [],
  );

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Players with an edit button in a list"
        rows={rows}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        disableRowSelectionOnClick
        hideFooter
      />
      {draft !== null && (
        <Dialog open onClose={() => setDraft(null)} aria-label={`Edit ${draft.name}`}>
          <DialogContent>
            <TextField
              autoFocus
              label="Instrument"
              value={draft.instrument}
              onChange={(event) => setDraft({ ...draft, instrument: event.target.value })}
            />
          </DialogContent>
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button
              onClick={() => {
                setRows(rows.map((row) => (row.id === draft.id ? draft : row)));
                setDraft(null);
              }}
            >
              Save
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </div>
  );
}
