import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pantry, shelves, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 140, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: shelves,
    width: 120,
    editable: true,
  },
  { field: 'bestBefore', headerName: 'Best before', type: 'date', width: 130, editable: true },
  { field: 'organic', headerName: 'Organic', type: 'boolean', width: 90, editable: true },
];

export default function EditPantry() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry with editable cells"
        rows={pantry}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
