import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarFilterButton,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 170 },
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'days', headerName: 'Days', type: 'number', width: 90 },
];

function FilterToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarFilterButton />
    </GridToolbarContainer>
  );
}

export default function FilterButtonInToolbar() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions with a filter button"
        rows={expeditions}
        columns={columns}
        slots={{ toolbar: FilterToolbar }}
      />
    </div>
  );
}
