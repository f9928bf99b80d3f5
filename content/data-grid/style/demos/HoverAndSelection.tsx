import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 65 },
];

export default function HoverAndSelection() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with their own hover and selection"
        rows={purchases}
        columns={columns}
        sx={{
          [`& .${gridClasses.row}:hover`]: { bgcolor: 'transparent', color: 'primary.main' },
          [`& .${gridClasses.row}.Mui-selected, & .${gridClasses.row}.Mui-selected:hover`]: {
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          },
        }}
        hideFooter
      />
    </div>
  );
}
