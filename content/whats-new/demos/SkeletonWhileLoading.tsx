import { DataGrid, type GridColDef } from '@mui/x-data-grid';

const columns: GridColDef[] = [
  { field: 'order', headerName: 'Order', width: 110 },
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 120 },
  { field: 'total', headerName: 'Total', type: 'number', width: 110 },
];

export default function SkeletonWhileLoading() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders"
        rows={[]}
        columns={columns}
        loading
        slotProps={{ loadingOverlay: { noRowsVariant: 'skeleton' } }}
        hideFooter
      />
    </div>
  );
}
