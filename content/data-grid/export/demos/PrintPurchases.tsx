import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 110 },
];

const pageStyle = `
  @page { size: A4 landscape; margin: 15mm; }
  body .MuiDataGrid-root .MuiDataGrid-cell { font-size: 10pt; }
`;

export default function PrintPurchases() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases to print"
        rows={purchases}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{
          toolbar: {
            csvOptions: { disableToolbarButton: true },
            printOptions: {
              fileName: 'Purchases of the season',
              hideToolbar: true,
              hideFooter: true,
              pageStyle,
            },
          },
        }}
        initialState={{ pagination: { paginationModel: { pageSize: 10 } } }}
        pageSizeOptions={[10]}
      />
    </div>
  );
}
