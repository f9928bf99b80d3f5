import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarExport,
  type GridColDef,
} from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'homePort', headerName: 'Home port', width: 120 },
];

function ExportToolbar() {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'flex-end' }}>
      <GridToolbarExport
        csvOptions={{ fileName: 'vessels' }}
        slotProps={{ button: { variant: 'outlined' }, tooltip: { title: 'Export the vessels' } }}
      />
    </GridToolbarContainer>
  );
}

export default function ExportButtonOnly() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels with an export button"
        rows={fleet}
        columns={columns}
        slots={{ toolbar: ExportToolbar }}
        hideFooter
      />
    </div>
  );
}
