import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  {
    field: 'dailyCost',
    headerName: 'Cost per day',
    type: 'number',
    width: 140,
    valueFormatter: (value: number | null) => (value == null ? '' : dollars.format(value)),
  },
  {
    field: 'topSpeed',
    headerName: 'Top speed',
    type: 'number',
    width: 120,
    valueFormatter: (value: number | null) => (value == null ? '' : `${value} kn`),
  },
];

export default function CurrencyFormat() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Daily cost of each vessel"
        rows={fleet.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
