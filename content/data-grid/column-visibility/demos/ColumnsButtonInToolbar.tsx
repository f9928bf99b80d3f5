import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

function SeasonToolbar() {
  return (
    <GridToolbarContainer sx={{ px: 1.5 }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium' }}>Season 2024/25</Typography>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
];

export default function ColumnsButtonInToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a columns button"
        rows={concerts}
        columns={columns}
        slots={{ toolbar: SeasonToolbar }}
        hideFooter
      />
    </div>
  );
}
