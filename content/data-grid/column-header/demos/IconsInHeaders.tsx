import Inventory2Icon from '@mui/icons-material/Inventory2';
import RadioIcon from '@mui/icons-material/Radio';
import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 110,
    renderHeader: (params) => (
      <Box sx={{ display: 'flex', gap: 0.5, alignItems: 'center', fontWeight: 'medium' }}>
        <Inventory2Icon fontSize="small" />
        {params.colDef.headerName}
      </Box>
    ),
  },
  {
    field: 'advertised',
    headerName: 'Advertised',
    type: 'boolean',
    width: 90,
    renderHeader: () => <RadioIcon fontSize="small" titleAccess="Advertised" />,
  },
];

export default function IconsInHeaders() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with icons in the headers"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
