import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 90 },
];

export default function FixedHeight() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Vessels, 320 pixels tall" rows={fleet} columns={columns} />
    </div>
  );
}
