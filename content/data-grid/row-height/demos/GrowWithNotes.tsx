import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', width: 100 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 190 },
];

const getRowHeight = () => 'auto' as const;
const getEstimatedRowHeight = () => 84;

export default function GrowWithNotes() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels with their whole notes"
        rows={fleet}
        columns={columns}
        getRowHeight={getRowHeight}
        getEstimatedRowHeight={getEstimatedRowHeight}
        sx={{ [`& .${gridClasses.cell}`]: { py: 1.25 } }}
        hideFooter
      />
    </div>
  );
}
