import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  {
    field: 'topSpeed',
    headerName: 'Speed',
    type: 'number',
    description: 'Top speed in knots, measured at half load.',
  },
  {
    field: 'carSpaces',
    headerName: 'Cars',
    type: 'number',
    description: 'Spaces of five meters. A truck takes three of them.',
  },
];

export default function HeaderDescription() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Speed and car deck of each vessel"
        rows={fleet.slice(0, 4)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
