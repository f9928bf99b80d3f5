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
import { teamProjects, type TeamProject } from '../../datasets/employees';

function NoteForm({ project }: { project: TeamProject }) {
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
        apiRef.current.updateRows([{ id: project.id, note }]);
        apiRef.current.toggleDetailPanel(project.id);
      }}
    >
      <TextField name="note" label="Note" size="small" fullWidth defaultValue={project.note} />
      <Button type="submit">Save</Button>
    </Stack>
  );
}

const columns: GridColDef<TeamProject>[] = [
  { field: 'title', headerName: 'Project', width: 135 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

const getForm = ({ row }: GridRowParams<TeamProject>) => <NoteForm project={row} />;

const getFormHeight = () => 72;

export default function EditNoteInPanel() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Projects with a form for the note"
        rows={teamProjects}
        columns={columns}
        getDetailPanelContent={getForm}
        getDetailPanelHeight={getFormHeight}
        hideFooter
      />
    </div>
  );
}
