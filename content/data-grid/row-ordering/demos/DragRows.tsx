import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110, sortable: false },
  { field: 'homePort', headerName: 'Home port', width: 110, sortable: false },
];

const queue = fleet.slice(0, 6);

export default function DragRows() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Vessels in the order of departure"
        rows={queue}
        columns={columns}
        rowReordering
        hideFooter
      />
    </div>
  );
}
