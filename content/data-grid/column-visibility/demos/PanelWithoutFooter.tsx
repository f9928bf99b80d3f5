import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function PanelWithoutFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a smaller columns panel"
        rows={concerts}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          columnsManagement: {
            disableShowHideToggle: true,
            disableResetButton: true,
            autoFocusSearchField: false,
          },
        }}
        hideFooter
      />
    </div>
  );
}
