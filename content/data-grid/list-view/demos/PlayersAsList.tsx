import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'instrument', headerName: 'Instrument', width: 140 },
];

const listColumn: GridListColDef<Musician> = {
  field: 'player',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {row.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {row.instrument}, {row.services} services
      </Typography>
    </Box>
  ),
};

export default function PlayersAsList() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPro
        aria-label="Players in a list"
        rows={musicians}
        columns={columns}
        unstable_listView
        unstable_listColumn={listColumn}
        rowHeight={60}
        hideFooter
      />
    </div>
  );
}
