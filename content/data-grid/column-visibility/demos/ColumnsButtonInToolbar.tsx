import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

function SeasonToolbar() {
  return (
    <GridToolbarContainer sx={{ px: 1.5 }}>
      <Typography sx={{ flexGrow: 1, fontWeight: 'medium' }}>Offers of 2024/25</Typography>
      <GridToolbarColumnsButton />
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
];

export default function ColumnsButtonInToolbar() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a columns button"
        rows={offers}
        columns={columns}
        slots={{ toolbar: SeasonToolbar }}
        hideFooter
      />
    </div>
  );
}
