import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { pantry, units, type Ingredient } from '../../datasets/kitchen';

function setAmount(value: string, row: Ingredient): Ingredient {
  const [, amount, name] = /^\s*([\d.]+)\s*(\w*)\s*$/.exec(value) ?? [];
  const stock = Number(amount);
  if (Number.isNaN(stock)) {
    return row;
  }
  return { ...row, stock, unit: units.find((unit) => unit === name) ?? row.unit };
}

const columns: GridColDef<Ingredient>[] = [
  { field: 'ingredient', headerName: 'Ingredient', flex: 1, minWidth: 105 },
  {
    field: 'amount',
    headerName: 'Amount',
    width: 85,
    editable: true,
    valueGetter: (_value, row) => `${row.stock} ${row.unit}`,
    valueSetter: setAmount,
  },
  { field: 'stock', headerName: 'stock', type: 'number', width: 65 },
  { field: 'unit', headerName: 'unit', width: 55 },
];

export default function EditAmountWithUnit() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Pantry with an amount made of two fields"
        rows={pantry}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
