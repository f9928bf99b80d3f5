import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { fleet, type FleetVehicle } from '../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'homePort', headerName: 'Home port' },
  { field: 'name', headerName: 'Vessel', width: 130 },
  { field: 'kind', headerName: 'Kind', width: 120 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 120 },
  { field: 'carSpaces', headerName: 'Cars', type: 'number', width: 120 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 150 },
];

export default function PremiumFleet() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Fleet, Premium plan"
        rows={fleet}
        columns={columns}
        initialState={{
          rowGrouping: { model: ['homePort'] },
          aggregation: { model: { passengers: 'sum', carSpaces: 'max', dailyCost: 'sum' } },
          columns: { columnVisibilityModel: { homePort: false } },
        }}
        isGroupExpandedByDefault={({ groupingKey }) => groupingKey === 'Northhaven'}
        groupingColDef={{ width: 180 }}
        cellSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
