import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 130 },
  { field: 'passengers', headerName: 'Seats', type: 'number' },
  {
    field: 'costPerSeat',
    headerName: 'Cost per seat',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) =>
      row.passengers === 0 ? null : Math.round(row.dailyCost / row.passengers),
  },
];

export default function ComputedCostPerSeat() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Cost per seat of each vessel"
        rows={fleet}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'costPerSeat', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
