import * as React from 'react';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

type Drafts = Record<string, string>;

const DraftsContext = React.createContext<
  readonly [Drafts, React.Dispatch<React.SetStateAction<Drafts>>]
>([{}, () => {}]);

function DraftField({ id }: { id: string }) {
  const [drafts, setDrafts] = React.useContext(DraftsContext);

  return (
    <Box sx={{ p: 2, maxWidth: 400 }}>
      <TextField
        label="Message to the player"
        size="small"
        fullWidth
        value={drafts[id] ?? ''}
        onChange={({ target }) => setDrafts((all) => ({ ...all, [id]: target.value }))}
      />
    </Box>
  );
}

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
];

const getDraft = ({ id }: GridRowParams) => <DraftField id={String(id)} />;
const getDraftHeight = () => 72;

export default function KeepPanelDrafts() {
  const drafts = React.useState<Drafts>({});

  return (
    <DraftsContext.Provider value={drafts}>
      <div style={{ height: 300, width: '100%' }}>
        <DataGridPro
          aria-label="Players with drafts that stay"
          rows={musicians}
          columns={columns}
          getDetailPanelContent={getDraft}
          getDetailPanelHeight={getDraftHeight}
          hideFooter
        />
      </div>
    </DraftsContext.Provider>
  );
}
