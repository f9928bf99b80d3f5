import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'instrument', headerName: 'Instrument', flex: 1 },
  { field: 'section', headerName: 'Section', flex: 1 },
  { field: 'services', headerName: 'Services', type: 'number' },
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

export default function ListOnNarrowScreens() {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        aria-label="Players, as a list on a narrow screen"
        rows={musicians}
        columns={columns}
        unstable_listView={isNarrow}
        unstable_listColumn={listColumn}
        rowHeight={isNarrow ? 60 : 52}
        hideFooter
      />
    </div>
  );
}
