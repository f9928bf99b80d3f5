import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 130 },
  {
    field: 'seats',
    headerName: 'Seats',
    type: 'number',
    width: 100,
    headerAlign: 'center',
    align: 'center',
    headerClassName: 'box-office',
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    width: 100,
    headerClassName: ({ colDef }) => (colDef.sortable ? 'box-office' : ''),
  },
];

export default function ColoredHeaders() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .box-office': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        '& .box-office .MuiSvgIcon-root': { color: 'inherit' },
      }}
    >
      <DataGrid
        aria-label="Concerts with colored headers"
        rows={concerts}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
