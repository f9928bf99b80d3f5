import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 100,
    headerAlign: 'center',
    align: 'center',
    headerClassName: 'sales-group',
  },
  {
    field: 'sold',
    headerName: 'Sold',
    type: 'number',
    width: 100,
    headerClassName: ({ colDef }) => (colDef.sortable ? 'sales-group' : ''),
  },
];

export default function ColoredHeaders() {
  return (
    <Box
      sx={{
        height: 320,
        width: '100%',
        '& .sales-group': { bgcolor: 'primary.main', color: 'primary.contrastText' },
        '& .sales-group .MuiSvgIcon-root': { color: 'inherit' },
      }}
    >
      <DataGrid
        aria-label="Offers with colored headers"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </Box>
  );
}
