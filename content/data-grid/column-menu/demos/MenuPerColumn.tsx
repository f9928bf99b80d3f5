import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  GridColumnMenu,
  useGridApiContext,
  type GridColDef,
  type GridColumnMenuItemProps,
  type GridColumnMenuProps,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

function LowSalesItem({ colDef, onClick }: GridColumnMenuItemProps) {
  const apiRef = useGridApiContext();

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.upsertFilterItem({ field: colDef.field, operator: '<', value: '200' });
      }}
    >
      Only below 200
    </MenuItem>
  );
}

const salesSlots = { lowSalesItem: LowSalesItem };
const textSlots = { columnMenuFilterItem: null };

function OfferMenu(props: GridColumnMenuProps) {
  return (
    <GridColumnMenu {...props} slots={props.colDef.field === 'sold' ? salesSlots : textSlots} />
  );
}

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function MenuPerColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with one special column menu"
        rows={offers}
        columns={columns}
        slots={{ columnMenu: OfferMenu }}
        hideFooter
      />
    </div>
  );
}
