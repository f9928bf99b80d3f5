import {
  DataGrid,
  GridToolbarColumnsButton,
  GridToolbarContainer,
  type GridColDef,
} from '@mui/x-data-grid';
import { musicians, type Musician } from '../../datasets/orchestra';

const columns: GridColDef<Musician>[] = [
  { field: 'name', headerName: 'Player', flex: 1, minWidth: 130 },
  { field: 'chair', headerName: 'Chair', width: 110 },
  { field: 'since', headerName: 'Since', width: 80 },
];

function EndToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarColumnsButton slotProps={{ tooltip: { title: 'Choose columns' } }} />
    </GridToolbarContainer>
  );
}

export default function ColumnsPanelAtTheEnd() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Players with a panel at the end"
        rows={musicians}
        columns={columns}
        slots={{ toolbar: EndToolbar }}
        slotProps={{
          panel: { placement: 'bottom-end' },
          columnsManagement: { disableShowHideToggle: true, autoFocusSearchField: false },
        }}
        hideFooter
      />
    </div>
  );
}
