import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [{ field: 'name', headerName: 'Name' }];

export default function EditFromList() {
  const [rows, setRows] = React.useState(employees);
  const [draft, setDraft] = React.useState<Employee | null>(null);

  const listColumn = React.useMemo<GridListColDef<Employee>>(
    () => ({
      field: 'employee',
      display: 'flex',
      renderCell: ({ row, tabIndex }) => (
        <>
          <Box sx={{ flex: 1 }}>
            {row.name}, {row.role}
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
        aria-label="Employees with an edit button in a list"
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
              label="Role"
              value={draft.role}
              onChange={(event) => setDraft({ ...draft, role: event.target.value })}
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
