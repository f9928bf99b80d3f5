import MenuItem from '@mui/material/MenuItem';
import {
  DataGrid,
  gridSortModelSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridColumnMenuItemProps,
} from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

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
      {sorted ? 'Back to the program order' : label}
    </MenuItem>
  );
}

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150, sortable: false },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function OneSortItem() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with one sort item in the menus"
        rows={concerts}
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
