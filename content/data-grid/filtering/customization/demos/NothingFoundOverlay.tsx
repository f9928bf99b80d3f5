import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiContext, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

function NothingFound() {
  const apiRef = useGridApiContext();

  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <Typography>No expedition went there.</Typography>
      <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
        Show all expeditions
      </Button>
    </Stack>
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
        slots={{ noResultsOverlay: NothingFound }}
      />
    </div>
  );
}
