import { DataGrid, GridRowEditStopReasons, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'buyer', headerName: 'Buyer', width: 100, editable: true },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80, editable: true },
];

export default function StayInEditMode() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases whose rows stay open"
        rows={purchases}
        columns={columns}
        editMode="row"
        onRowEditStop={(params, event) => {
          if (params.reason === GridRowEditStopReasons.rowFocusOut) {
            event.defaultMuiPrevented = true;
          }
        }}
        hideFooter
      />
    </div>
  );
}
