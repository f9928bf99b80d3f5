import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  {
    field: 'taken',
    headerName: 'Taken seats',
    type: 'number',
    width: 170,
    display: 'flex',
    valueGetter: (_value, row) => Math.round((100 * row.sold) / row.seats),
    valueFormatter: (value: number) => `${value}%`,
    renderCell: ({ value, formattedValue }) => (
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, width: '100%' }}>
        <LinearProgress
          aria-hidden
          variant="determinate"
          value={value}
          sx={{ flexGrow: 1, height: 8, borderRadius: 1 }}
        />
        <Box sx={{ width: 40, textAlign: 'end' }}>{formattedValue}</Box>
      </Box>
    ),
  },
];

export default function TakenSeatsBar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with their taken seats"
        rows={concerts}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'taken', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
