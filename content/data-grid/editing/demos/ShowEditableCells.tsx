import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { pantry, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 120 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'supplier', headerName: 'Supplier', width: 130, editable: true },
];

export default function ShowEditableCells() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry with marked editable cells"
        rows={pantry}
        columns={columns}
        sx={{
          [`& .${gridClasses['cell--editable']}:hover`]: {
            cursor: 'text',
            bgcolor: 'action.hover',
          },
          [`& .${gridClasses.cell}.${gridClasses['cell--editing']}`]: {
            boxShadow: 'none',
            bgcolor: 'action.selected',
          },
        }}
        hideFooter
      />
    </div>
  );
}
