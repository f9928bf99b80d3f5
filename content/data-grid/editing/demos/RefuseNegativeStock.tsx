import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'stock',
    headerName: 'Stock',
    type: 'number',
    width: 110,
    editable: true,
    renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
    preProcessEditCellProps: ({ props }) => ({
      ...props,
      error: props.value == null || props.value < 0,
    }),
  },
  { field: 'unit', headerName: 'Unit', width: 70 },
];

export default function RefuseNegativeStock() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory that refuses a negative stock"
        rows={inventory}
        columns={columns}
        sx={{
          '& .Mui-error': { color: 'error.main', outline: '2px solid', outlineOffset: '-2px' },
        }}
        hideFooter
      />
    </div>
  );
}
