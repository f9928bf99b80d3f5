import { DataGrid, GridEditInputCell, type GridColDef } from '@mui/x-data-grid';
import { pantry, type Ingredient } from '../../../datasets/kitchen';

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 130 },
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
          'aria-label': `Price of ${params.row.ingredient} in dollars`,
        }}
      />
    ),
  },
];

export default function PriceInputWithSteps() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry with steps of five cents"
        rows={pantry}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
