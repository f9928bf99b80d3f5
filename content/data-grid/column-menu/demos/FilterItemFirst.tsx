import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function FilterItemFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with filter first in the menus"
        rows={offers}
        columns={columns}
        slotProps={{
          columnMenu: { slotProps: { columnMenuFilterItem: { displayOrder: 0 } } },
        }}
        hideFooter
      />
    </div>
  );
}
