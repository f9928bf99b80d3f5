import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'id', headerName: 'No.', width: 60 },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
];

const getTogglableColumns = (all: GridColDef[]) =>
  all.map((column) => column.field).filter((field) => field !== 'id' && field !== 'product');

export default function ListSomeColumns() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a short list in the columns panel"
        rows={offers}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ columnsManagement: { getTogglableColumns } }}
        hideFooter
      />
    </div>
  );
}
