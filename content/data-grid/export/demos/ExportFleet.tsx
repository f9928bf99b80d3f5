import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'homePort', headerName: 'Home port', width: 120 },
  { field: 'dailyCost', headerName: 'Daily cost ($)', type: 'number', width: 120 },
];

export default function ExportFleet() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels to export"
        rows={fleet}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        hideFooter
      />
    </div>
  );
}
