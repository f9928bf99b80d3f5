import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 85 },
  { field: 'carSpaces', headerName: 'Cars', type: 'number', width: 85 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 85 },
  { field: 'dailyCost', headerName: 'Dollars a day', type: 'number', width: 120 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  {
    groupId: 'figures',
    headerName: 'Figures of the vessel',
    headerAlign: 'center',
    children: [
      {
        groupId: 'capacity',
        headerName: 'Capacity',
        headerAlign: 'center',
        description: 'What the vessel may carry on one trip',
        children: [{ field: 'passengers' }, { field: 'carSpaces' }],
      },
      { field: 'topSpeed' },
      { field: 'dailyCost' },
    ],
  },
];

export default function GroupsInGroups() {
  return (
    <div style={{ height: 430, width: '100%' }}>
      <DataGrid
        aria-label="Vessels with groups inside of groups"
        rows={fleet}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        hideFooter
      />
    </div>
  );
}
