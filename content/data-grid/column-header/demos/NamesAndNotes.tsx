import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'warehouse', width: 120 },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 105,
    description: 'For one unit, without shipping',
  },
  { field: 'sold', headerName: 'Units sold until the offer ends', type: 'number', width: 110 },
];

export default function NamesAndNotes() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with header names and descriptions"
        rows={offers}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
