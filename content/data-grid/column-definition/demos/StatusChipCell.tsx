import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef, type GridRenderCellParams } from '@mui/x-data-grid';
import { fleet, type FleetVehicle, type VesselStatus } from '../../datasets/fleet';

const looks = {
  inService: { label: 'In service', color: 'success' },
  standby: { label: 'Standby', color: 'primary' },
  maintenance: { label: 'Maintenance', color: 'secondary' },
  retired: { label: 'Retired', color: 'default' },
} as const;

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', width: 120 },
  {
    field: 'status',
    headerName: 'Status',
    width: 140,
    display: 'flex',
    valueFormatter: (value: VesselStatus) => looks[value].label,
    renderCell: ({ value, formattedValue }: GridRenderCellParams<FleetVehicle, VesselStatus>) =>
      value && (
        <Chip size="small" variant="outlined" color={looks[value].color} label={formattedValue} />
      ),
  },
];

export default function StatusChipCell() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Status of each vessel"
        rows={fleet}
        columns={columns}
        initialState={{ sorting: { sortModel: [{ field: 'status', sort: 'desc' }] } }}
        hideFooter
      />
    </div>
  );
}
