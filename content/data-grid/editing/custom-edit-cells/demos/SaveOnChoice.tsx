import {
  DataGrid,
  GridEditSingleSelectCell,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { inventory, shelves, type Product } from '../../../datasets/inventory';

function ShelfSelect(params: GridRenderEditCellParams<Product>) {
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

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
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
        aria-label="Inventory whose shelf is saved when chosen"
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
