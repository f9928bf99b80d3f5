import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

interface SortItemProps extends GridColumnMenuItemProps {
  label: string;
}

function SortItem({ colDef, onClick, label }: SortItemProps) {
  const apiRef = useGridApiContext();
  const sorted = useGridSelector(apiRef, gridSortModelSelector).some(
    (item) => item.field === colDef.field,
  );

  return (
    <MenuItem
      onClick={(event) => {
        onClick(event);
        apiRef.current.sortColumn(colDef.field, sorted ? null : 'desc');
      }}
    >
      {sorted ? 'Back to the catalog order' : label}
    </MenuItem>
  );
}

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150, sortable: false },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function OneSortItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with one sort item in the menus"
        rows={offers}
        columns={columns}
        slotProps={{
          columnMenu: {
            slots: { columnMenuSortItem: SortItem },
            slotProps: { columnMenuSortItem: { label: 'Largest first' } },
          },
        }}
        hideFooter
      />
    </div>
  );
}
