import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  {
    field: 'soldShare',
    headerName: 'Stock sold',
    type: 'number',
    width: 170,
    display: 'flex',
    valueGetter: (_value, row) => Math.round((100 * row.sold) / row.stock),
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

export default function SoldStockBar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with the share that is sold"
        rows={offers}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'soldShare', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
