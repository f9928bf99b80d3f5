import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function PanelWithoutFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a smaller columns panel"
        rows={offers}
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
