import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', width: 110 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 80 },
];

export default function LowerRows() {
  return (
    <div style={{ height: 286, width: '100%' }}>
      <DataGrid
        aria-label="Vessels in rows of 38 pixels"
        rows={fleet.slice(0, 6)}
        columns={columns}
        rowHeight={38}
        hideFooter
      />
    </div>
  );
}
