import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const percent = new Intl.NumberFormat('en-US', { style: 'percent' });

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 140 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  {
    field: 'share',
    headerName: 'Seats sold',
    type: 'number',
    width: 110,
    cellClassName: 'heat',
    valueGetter: (_value, row) => row.sold / row.seats,
    valueFormatter: (value: number) => percent.format(value),
    renderCell: ({ value, formattedValue }) => (
      <>
        <Box className="heat-fill" style={{ opacity: Number(value) * 0.4 }} />
        {formattedValue}
      </>
    ),
  },
];

export default function SoldSeatsHeatMap() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a heat map of their sales"
        rows={concerts}
        columns={columns}
        sx={{
          '& .heat': { position: 'relative', zIndex: 0 },
          '& .heat-fill': { position: 'absolute', inset: 0, zIndex: -1, bgcolor: 'success.main' },
        }}
        hideFooter
      />
    </div>
  );
}
