import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { inventory, type Product } from '../../../datasets/inventory';

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 120,
    editable: true,
    renderEditCell: (params) => (
      <GridEditInputCell
        {...params}
        inputProps={{
          min: 0,
          step: 0.05,
          'aria-label': `Price of ${params.row.product} in dollars`,
        }}
      />
    ),
  },
];

export default function PriceInputWithSteps() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory with steps of five cents"
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
