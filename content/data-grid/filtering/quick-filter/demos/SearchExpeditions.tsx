import { DataGrid, GridToolbar, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
];

export default function SearchExpeditions() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions to search"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: GridToolbar }}
        slotProps={{ toolbar: { showQuickFilter: true } }}
      />
    </div>
  );
}
