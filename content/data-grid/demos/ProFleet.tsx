import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowParams } from '@mui/x-data-grid-pro';
import { fleet, ports, type FleetVehicle } from '../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', width: 120 },
  {
    field: 'homePort',
    headerName: 'Home port',
    type: 'singleSelect',
    valueOptions: ports,
    width: 150,
  },
  { field: 'kind', headerName: 'Kind', width: 150 },
  { field: 'passengers', headerName: 'Seats', type: 'number', width: 130 },
  { field: 'topSpeed', headerName: 'Knots', type: 'number', width: 130 },
  { field: 'dailyCost', headerName: 'Cost per day', type: 'number', width: 150 },
];

const getNotes = ({ row }: GridRowParams<FleetVehicle>) => (
  <Typography variant="body2" sx={{ px: 3, py: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function ProFleet() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPro
        aria-label="Fleet, Pro plan"
        rows={fleet}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['name'] },
          sorting: {
            sortModel: [
              { field: 'homePort', sort: 'asc' },
              { field: 'passengers', sort: 'desc' },
            ],
          },
        }}
        headerFilters
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        disableRowSelectionOnClick
      />
    </div>
  );
}
