import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

const columns: GridColDef<LibraryItem>[] = [
  { field: 'title', headerName: 'Title', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'onLoan', headerName: 'On loan', type: 'boolean', width: 90 },
];

export default function NamedByHeading() {
  return (
    <Box sx={{ width: '100%' }}>
      <Typography component="p" variant="h6" id="reading-room-title" sx={{ height: 40 }}>
        Items in the reading room
      </Typography>
      <div style={{ height: 320 }}>
        <DataGrid
          rows={library}
          columns={columns}
          slotProps={{ main: { 'aria-labelledby': 'reading-room-title' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
