import Box from '@mui/material/Box';
import { DataGrid, type GridColDef, type GridRowHeightParams } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  {
    field: 'name',
    headerName: 'Vessel',
    flex: 1,
    minWidth: 150,
    display: 'flex',
    renderCell: ({ row }) => (
      <div>
        {row.name}
        {row.status === 'maintenance' && (
          <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'normal' }}>
            {row.notes}
          </Box>
        )}
      </div>
    ),
  },
  { field: 'homePort', headerName: 'Home port', width: 110, display: 'flex' },
];

function getRowHeight({ model, densityFactor }: GridRowHeightParams) {
  return model.status === 'maintenance' ? 130 * densityFactor : null;
}

export default function TallerRowsByStatus() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Vessels, those in repair with their notes"
        rows={fleet}
        columns={columns}
        getRowHeight={getRowHeight}
        initialState={{ density: 'compact' }}
        hideFooter
      />
    </div>
  );
}
