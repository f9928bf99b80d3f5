import { DataGridPro, GRID_REORDER_COL_DEF, type GridColDef } from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110, sortable: false },
  { field: 'homePort', headerName: 'Home port', width: 110, sortable: false },
  { ...GRID_REORDER_COL_DEF, width: 64 },
];

const rows = fleet.slice(0, 4);

export default function HandleAtTheEnd() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGridPro
        aria-label="Vessels with the handle in the last column"
        rows={rows}
        columns={columns}
        rowReordering
        hideFooter
      />
    </div>
  );
}
