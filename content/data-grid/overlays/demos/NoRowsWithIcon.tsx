import InboxIcon from '@mui/icons-material/Inbox';
import Typography from '@mui/material/Typography';
import { DataGrid, GridOverlay, type GridColDef } from '@mui/x-data-grid';
import type { Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1 },
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
];

const noPlayers: Musician[] = [];

function NoPlayersYet() {
  return (
    <GridOverlay sx={{ flexDirection: 'column', gap: 1, p: 2 }}>
      <InboxIcon fontSize="large" color="disabled" />
      <Typography variant="subtitle2" component="div">
        No players yet
      </Typography>
      <Typography variant="body2" color="text.secondary">
        Players appear here when you add them.
      </Typography>
    </GridOverlay>
  );
}

export default function NoRowsWithIcon() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Players of a new orchestra"
        rows={noPlayers}
        columns={columns}
        slots={{ noRowsOverlay: NoPlayersYet }}
        hideFooter
      />
    </div>
  );
}
