import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import {
  DataGridPro,
  useGridApiContext,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { programs, type OrchestraProgram } from '../../datasets/orchestra';

function NoteForm({ program }: { program: OrchestraProgram }) {
  const apiRef = useGridApiContext();

  return (
    <Stack
      component="form"
      direction="row"
      spacing={1}
      sx={{ p: 2, maxWidth: 520, alignItems: 'center' }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const note = String(new FormData(event.currentTarget).get('note'));
        apiRef.current.updateRows([{ id: program.id, note }]);
        apiRef.current.toggleDetailPanel(program.id);
      }}
    >
      <TextField name="note" label="Note" size="small" fullWidth defaultValue={program.note} />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

const columns: GridColDef<OrchestraProgram>[] = [
  { field: 'title', headerName: 'Program', width: 135 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

const getForm = ({ row }: GridRowParams<OrchestraProgram>) => <NoteForm program={row} />;

const getFormHeight = () => 72;

export default function EditNoteInPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Programs with a form for the note"
        rows={programs}
        columns={columns}
        getDetailPanelContent={getForm}
        getDetailPanelHeight={getFormHeight}
        hideFooter
      />
    </div>
  );
}
