import { DataGrid, GridColumnMenuHideItem, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150, hideable: false },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function HideItemOnly() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts without the item for the columns panel"
        rows={concerts}
        columns={columns}
        slotProps={{
          columnMenu: { slots: { columnMenuColumnsItem: GridColumnMenuHideItem } },
        }}
        hideFooter
      />
    </div>
  );
}
