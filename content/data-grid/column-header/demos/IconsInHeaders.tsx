import EventSeatIcon from '@mui/icons-material/EventSeat';
import RadioIcon from '@mui/icons-material/Radio';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 110,
    renderHeader: (params) => (
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 'medium' }}>
        <EventSeatIcon fontSize="small" />
        {params.colDef.headerName}
      </Box>
    ),
  },
  {
    field: 'broadcast',
    headerName: 'On the radio',
    type: 'boolean',
    width: 90,
    renderHeader: () => <RadioIcon fontSize="small" titleAccess="On the radio" />,
  },
];

export default function IconsInHeaders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with icons in the headers"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
