import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const KMH_PER_KNOT = 1.852;

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 100 },
  { field: 'topSpeed', headerName: 'Stored (kn)', type: 'number', width: 110 },
  {
    field: 'topSpeedKmh',
    headerName: 'Shown (km/h)',
    type: 'number',
    width: 140,
    editable: true,
    valueGetter: (_value, row) => Math.round(row.topSpeed * KMH_PER_KNOT),
    valueSetter: (value: number | null, row) => ({
      ...row,
      topSpeed: Math.round((value ?? 0) / KMH_PER_KNOT),
    }),
  },
];

export default function EditInOtherUnit() {
  return (
    <div style={{ height: 266, width: '100%' }}>
      <DataGrid
        aria-label="Top speed of each vessel, editable in kilometers per hour"
        rows={fleet.slice(0, 4)}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
