import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'discipline', headerName: 'Discipline', width: 130 },
  { field: 'published', headerName: 'Published', type: 'boolean', width: 100 },
];

const published = { field: 'published', operator: 'is', value: 'true' };

export default function FilterFromOutside() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [published] })}>
          Published
        </Button>
        <Button size="small" onClick={() => apiRef.current.showFilterPanel('discipline')}>
          Discipline…
        </Button>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Clear
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Expeditions filtered by buttons"
          apiRef={apiRef}
          rows={expeditions}
          columns={columns}
        />
      </div>
    </Box>
  );
}
