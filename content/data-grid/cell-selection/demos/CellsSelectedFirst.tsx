import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
  { field: 'at16', headerName: '16:00', type: 'number', width: 72 },
];

const initialState = {
  cellSelection: {
    'WEB-1': { at12: true, at16: true },
    'API-1': { at16: true },
  },
};

export default function CellsSelectedFirst() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGridPremium
        aria-label="Requests per second, three of them selected from the start"
        rows={servers.slice(0, 5)}
        columns={columns}
        cellSelection
        disableRowSelectionOnClick
        initialState={initialState}
        hideFooter
      />
    </div>
  );
}
