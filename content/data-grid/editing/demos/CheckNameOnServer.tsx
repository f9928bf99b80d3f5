import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { isNameTaken, inventory, type Product } from '../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  {
    field: 'product',
    headerName: 'Product',
    flex: 1,
    minWidth: 150,
    editable: true,
    preProcessEditCellProps: ({ props, row }) => {
      if (props.value === '') {
        return { ...props, error: true };
      }
      return isNameTaken(props.value, row.id).then((error) => ({ ...props, error }));
    },
  },
  { field: 'shelf', headerName: 'Shelf', width: 110 },
];

export default function CheckNameOnServer() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory that checks names on a server"
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
