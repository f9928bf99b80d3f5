import Button from '@mui/material/Button';
import {
  DataGrid,
  GridOverlay,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

function NothingFound() {
  return <GridOverlay>No expedition went there.</GridOverlay>;
}

function ResetToolbar() {
  const apiRef = useGridApiContext();

  return (
    <GridToolbarContainer>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all expeditions
      </Button>
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
];

const antarctica = { items: [{ field: 'region', operator: 'equals', value: 'Antarctica' }] };

export default function NothingFoundOverlay() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Expeditions to Antarctica"
        rows={expeditions}
        columns={columns}
        initialState={{ filter: { filterModel: antarctica } }}
        slots={{ toolbar: ResetToolbar, noResultsOverlay: NothingFound }}
      />
    </div>
  );
}
