import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', width: 110 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 180 },
];

export default function WrapLongNote() {
  return (
    <div style={{ height: 340, width: '100%' }}>
      <DataGrid
        aria-label="Full notes about each vessel"
        rows={fleet}
        columns={columns}
        getRowHeight={() => 'auto'}
        sx={{ '& .MuiDataGrid-cell': { py: 1.5 } }}
        hideFooter
      />
    </div>
  );
}
