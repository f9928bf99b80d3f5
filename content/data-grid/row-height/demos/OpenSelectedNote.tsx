import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', width: 100 },
  { field: 'notes', headerName: 'Notes', flex: 1, minWidth: 190 },
];

const getRowHeight = () => 'auto' as const;

export default function OpenSelectedNote() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels, select one to read its note"
        rows={fleet}
        columns={columns}
        getRowHeight={getRowHeight}
        sx={{
          [`& .${gridClasses.cell}`]: { py: 2 },
          [`& .${gridClasses.row}:not(.Mui-selected) .${gridClasses.cell}`]: {
            whiteSpace: 'nowrap',
          },
        }}
        hideFooter
      />
    </div>
  );
}
