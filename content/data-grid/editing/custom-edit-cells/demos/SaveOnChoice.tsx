import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { pantry, shelves, type Ingredient } from '../../../datasets/kitchen';

function ShelfSelect(params: GridRenderEditCellParams<Ingredient>) {
  const { id, field } = params;
  const apiRef = useGridApiContext();

  return (
    <GridEditSingleSelectCell
      {...params}
      onValueChange={async (_event, value) => {
        await apiRef.current.setEditCellValue({ id, field, value });
        apiRef.current.stopCellEditMode({ id, field });
      }}
    />
  );
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    valueOptions: shelves,
    width: 140,
    editable: true,
    renderEditCell: (params) => <ShelfSelect {...params} />,
  },
];

export default function SaveOnChoice() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry whose shelf is saved when chosen"
        rows={pantry}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
