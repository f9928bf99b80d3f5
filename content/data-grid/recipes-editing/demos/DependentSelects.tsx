import {
  DataGrid,
  GridEditSingleSelectCell,
  gridEditRowsStateSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import {
  inventory,
  shelves,
  suppliers,
  type Product,
  type ProductShelf,
} from '../../datasets/inventory';

type EditParams = GridRenderEditCellParams<Product>;

function ShelfSelect(params: EditParams) {
  const { id } = params;
  const apiRef = useGridApiContext();

  const chooseShelf = async (shelf: ProductShelf) => {
    await apiRef.current.setEditCellValue({ id, field: 'shelf', value: shelf });
    const [first] = suppliers[shelf];
    await apiRef.current.setEditCellValue({ id, field: 'supplier', value: first });
  };

  return (
    <GridEditSingleSelectCell {...params} onValueChange={(_event, shelf) => chooseShelf(shelf)} />
  );
}

function SupplierSelect(params: EditParams) {
  const apiRef = useGridApiContext();
  const edited = useGridSelector(apiRef, gridEditRowsStateSelector)[params.id];
  const shelf: ProductShelf = edited?.shelf?.value ?? params.row.shelf;
  const row: Product = { ...params.row, shelf };
  const fits = suppliers[shelf].includes(params.value);

  return <GridEditSingleSelectCell {...params} row={row} value={fits ? params.value : ''} />;
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'shelf',
    headerName: 'Shelf',
    type: 'singleSelect',
    width: 130,
    editable: true,
    valueOptions: shelves,
    renderEditCell: (params) => <ShelfSelect {...params} />,
  },
  {
    field: 'supplier',
    headerName: 'Supplier',
    type: 'singleSelect',
    width: 150,
    editable: true,
    valueOptions: ({ row }) => (row ? suppliers[row.shelf] : []),
    renderEditCell: (params) => <SupplierSelect {...params} />,
  },
];

export default function DependentSelects() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory whose suppliers depend on the shelf"
        rows={inventory}
        columns={columns}
        editMode="row"
        hideFooter
      />
    </div>
  );
}
