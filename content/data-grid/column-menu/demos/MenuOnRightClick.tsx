import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function MenuOnRightClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers whose menus open on a right click"
        apiRef={apiRef}
        rows={offers}
        columns={columns}
        onColumnHeaderContextMenu={(params, event) => {
          event.preventDefault();
          apiRef.current.showColumnMenu(params.field);
        }}
        hideFooter
      />
    </div>
  );
}
