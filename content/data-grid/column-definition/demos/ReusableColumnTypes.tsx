import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number | null) => (value == null ? '' : dollars.format(value)),
};

const knots: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 110,
  description: 'In knots, measured at half load.',
  valueFormatter: (value: number | null) => (value == null ? '' : `${value} kn`),
};

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { ...knots, field: 'topSpeed', headerName: 'Top speed' },
  { ...money, field: 'dailyCost', headerName: 'Cost per day' },
  {
    ...money,
    field: 'monthlyCost',
    headerName: 'Cost per month',
    width: 150,
    valueGetter: (_value, row) => row.dailyCost * 30,
  },
];

export default function ReusableColumnTypes() {
  return (
    <div style={{ height: 318, width: '100%' }}>
      <DataGrid
        aria-label="Speed and cost of each vessel"
        rows={fleet.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
