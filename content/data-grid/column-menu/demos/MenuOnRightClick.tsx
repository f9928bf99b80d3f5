import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function MenuOnRightClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts whose menus open on a right click"
        apiRef={apiRef}
        rows={concerts}
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
