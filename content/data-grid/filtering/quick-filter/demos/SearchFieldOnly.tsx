import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'leader', headerName: 'Leader', width: 140 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1.5 }}>
      <GridToolbarQuickFilter
        variant="outlined"
        size="small"
        placeholder="Title or leader"
        sx={{ flex: 1, p: 0 }}
      />
    </GridToolbarContainer>
  );
}

export default function SearchFieldOnly() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions below a search field"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
