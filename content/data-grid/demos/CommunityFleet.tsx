import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { fleet, ports, type FleetVehicle } from '../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 120, editable: true },
  {
    field: 'homePort',
    headerName: 'Home port',
    type: 'singleSelect',
    valueOptions: ports,
    width: 130,
    editable: true,
  },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 100, editable: true },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
  { field: 'hybrid', headerName: 'Hybrid', type: 'boolean', width: 90 },
];

export default function CommunityFleet() {
  return (
    <div style={{ height: 410, width: '100%' }}>
      <DataGrid
        aria-label="Fleet, Community plan"
        rows={fleet}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5, 10, 25]}
        checkboxSelection
        disableRowSelectionOnClick
        slots={{ toolbar: GridToolbar }}
      />
    </div>
  );
}
