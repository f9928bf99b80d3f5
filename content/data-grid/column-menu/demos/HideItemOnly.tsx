import { DataGrid, GridColumnMenuHideItem, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150, hideable: false },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function HideItemOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers without the item for the columns panel"
        rows={offers}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } },
        }}
        hideFooter
      />
    </div>
  );
}
