import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { inventory, units, type Product } from '../../datasets/inventory';

function setAmount(value: string, row: Product): Product {
  const [, amount, name] = /^\s*([\d.]+)\s*(\w*)\s*$/.exec(value) ?? [];
  const stock = Number(amount);
  if (Number.isNaN(stock)) {
    return row;
  }
  return { ...row, stock, unit: units.find((unit) => unit === name) ?? row.unit };
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 105 },
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
        aria-label="Inventory with an amount made of two fields"
        rows={inventory}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
