import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  {
    field: 'dailyCost',
    headerName: 'Cost per day',
    type: 'number',
    width: 140,
    valueFormatter: (value: number | null) => (value == null ? '' : dollars.format(value)),
  },
  {
    field: 'power',
    headerName: 'Power',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => (value == null ? '' : `${value} kW`),
  },
];

export default function CurrencyFormat() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Daily cost of each machine"
        rows={machines.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
