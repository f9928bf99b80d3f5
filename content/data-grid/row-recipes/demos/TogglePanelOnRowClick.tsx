import Typography from '@mui/material/Typography';
import {
  DataGridPro,
  useGridApiRef,
  type GridColDef,
  type GridRowParams,
} from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'homePort', headerName: 'Home port', width: 110 },
];

const getNotes = ({ row }: GridRowParams<FleetVehicle>) => (
  <Typography variant="body2" sx={{ p: 2 }}>
    {row.notes}
  </Typography>
);

const getNotesHeight = () => 'auto' as const;

export default function TogglePanelOnRowClick() {
  const apiRef = useGridApiRef();

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPro
        aria-label="Vessels that show their note on a click"
        apiRef={apiRef}
        rows={fleet}
        columns={columns}
        getDetailPanelContent={getNotes}
        getDetailPanelHeight={getNotesHeight}
        onRowClick={({ id }) => apiRef.current.toggleDetailPanel(id)}
        disableRowSelectionOnClick
        hideFooter
      />
    </div>
  );
}
