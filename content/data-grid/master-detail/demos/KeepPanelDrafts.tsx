import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

type Drafts = Record<string, string>;

const DraftsContext = React.createContext<
  readonly [Drafts, React.Dispatch<React.SetStateAction<Drafts>>]
>([{}, () => {}]);

function DraftField({ id }: { id: string }) {
  const [drafts, setDrafts] = React.useContext(DraftsContext);

  return (
    <Box sx={{ p: 2, maxWidth: 400 }}>
      <TextField
        label="Message to the employee"
        size="small"
        fullWidth
        value={drafts[id] ?? ''}
        onChange={({ target }) => setDrafts((all) => ({ ...all, [id]: target.value }))}
      />
    </Box>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

const getDraft = ({ id }: GridRowParams) => <DraftField id={String(id)} />;
const getDraftHeight = () => 72;

export default function KeepPanelDrafts() {
  const drafts = React.useState<Drafts>({});

  return (
    <DraftsContext.Provider value={drafts}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Employees with drafts that stay"
          rows={employees}
          columns={columns}
          getDetailPanelContent={getDraft}
          getDetailPanelHeight={getDraftHeight}
          hideFooter
        />
      </div>
    </DraftsContext.Provider>
  );
}
