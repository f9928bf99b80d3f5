import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'instrument', headerName: 'Instrument', width: 120 },
];

function Headline() {
  return <Box sx={{ p: 1.5, typography: 'subtitle1' }}>Chamber orchestra, season 2025/26</Box>;
}

export default function HeadlineAsToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Players below a headline"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: Headline }}
        hideFooter
      />
    </div>
  );
}
