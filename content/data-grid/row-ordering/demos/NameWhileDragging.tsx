import DragHandleIcon from '@mui/icons-material/DragHandle';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110, sortable: false },
  { field: 'homePort', headerName: 'Home port', width: 110, sortable: false },
];

const rows = fleet.slice(0, 4).map((vessel) => ({ ...vessel, __reorder__: vessel.name }));

export default function NameWhileDragging() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Vessels that show their name while dragged"
        rows={rows}
        columns={columns}
        rowReordering
        slots={{ rowReorderIcon: DragHandleIcon }}
        hideFooter
      />
    </div>
  );
}
