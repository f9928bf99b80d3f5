import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1 },
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
];

const noPlayers: Musician[] = [];

export default function OverlayHeight() {
  return (
    <div style={{ display: 'flex', flexDirection: 'column', width: '100%' }}>
      <DataGrid
        aria-label="Players in a grid as high as its content"
        rows={noPlayers}
        columns={columns}
        sx={{ '--DataGrid-overlayHeight': '200px' }}
        hideFooter
      />
    </div>
  );
}
