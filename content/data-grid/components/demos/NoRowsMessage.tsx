import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
];

const noMusicians: Musician[] = [];

function NobodyYet() {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <MusicNoteIcon fontSize="large" sx={{ color: 'text.secondary' }} />
      <span>Nobody plays in this program yet.</span>
    </Stack>
  );
}

export default function NoRowsMessage() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Players of a new program"
        rows={noMusicians}
        columns={columns}
        slots={{ noRowsOverlay: NobodyYet }}
        hideFooter
      />
    </div>
  );
}
