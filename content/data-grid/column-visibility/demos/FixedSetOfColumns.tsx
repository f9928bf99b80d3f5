import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function FixedSetOfColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a fixed set of columns"
        rows={offers}
        columns={columns}
        disableColumnSelector
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
