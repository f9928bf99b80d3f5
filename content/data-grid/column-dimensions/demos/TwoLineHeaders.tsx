import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'No.', width: 70 },
  { field: 'supplier', headerName: 'Supplier who delivers', width: 115 },
  { field: 'priority', headerName: 'Priority given after sorting', width: 115 },
];

export default function TwoLineHeaders() {
  return (
    <div style={{ height: 344, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with two-line headers"
        rows={purchases.slice(0, 5)}
        columns={columns}
        columnHeaderHeight={80}
        disableColumnMenu
        hideFooter
        sx={{
          [`& .${gridClasses.columnHeaderTitle}`]: { whiteSpace: 'normal', lineHeight: 1.3 },
        }}
      />
    </div>
  );
}
