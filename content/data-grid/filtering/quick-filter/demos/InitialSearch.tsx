import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'discipline', headerName: 'Discipline', width: 120 },
];

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter />
    </GridToolbarContainer>
  );
}

export default function InitialSearch() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Botanical expeditions to the Amazon"
        rows={expeditions}
        columns={columns}
        initialState={{
          filter: { filterModel: { items: [], quickFilterValues: ['amazon', 'bot'] } },
        }}
        slots={{ toolbar: SearchToolbar }}
      />
    </div>
  );
}
