import { DataGrid, type GridColDef, type GridColTypeDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const money: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 130,
  valueFormatter: (value: number | null) => (value == null ? '' : dollars.format(value)),
};

const kilowatts: GridColTypeDef<number | null, string> = {
  type: 'number',
  width: 110,
  description: 'In kilowatts, measured at half load.',
  valueFormatter: (value: number | null) => (value == null ? '' : `${value} kW`),
};

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { ...kilowatts, field: 'power', headerName: 'Power' },
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
        aria-label="Power and cost of each machine"
        rows={machines.slice(0, 5)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
