import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { loadHours, servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  ...loadHours.map<GridColDef<Server>>((field) => ({
    field,
    headerName: `${field.slice(2)}:00`,
    type: 'number',
    width: 72,
  })),
];

export default function SelectServerLoad() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Requests per second to select"
        rows={servers}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
      />
    </div>
  );
}
