import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'date', headerName: 'Date', type: 'date', width: 110 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function OpenColumnMenu() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Offers with column menus" rows={offers} columns={columns} hideFooter />
    </div>
  );
}
