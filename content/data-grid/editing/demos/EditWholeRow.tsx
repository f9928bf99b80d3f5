import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pantry, units, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 80, editable: true },
  {
    field: 'unit',
    headerName: 'Unit',
    type: 'singleSelect',
    valueOptions: units,
    width: 80,
    editable: true,
  },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 90, editable: true },
];

export default function EditWholeRow() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry, edited row by row"
        rows={pantry}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
