import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'rating', headerName: 'Rating', type: 'number', width: 90, disableColumnMenu: true },
];

export default function NoMenuOnRating() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with one column without a menu"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
