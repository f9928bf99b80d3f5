import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { pantry, type Ingredient } from '../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130, editable: true },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90, editable: true },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

const preventEditing: GridEventListener<'cellDoubleClick'> = (_, event) => {
  event.defaultMuiPrevented = true;
};

export default function EditByEnterOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry, edited with the Enter key"
        rows={pantry}
        columns={columns}
        onCellDoubleClick={preventEditing}
        hideFooter
      />
    </div>
  );
}
