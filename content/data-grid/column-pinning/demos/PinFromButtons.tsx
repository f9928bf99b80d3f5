import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'discipline', headerName: 'Discipline', width: 140 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'title', headerName: 'Expedition', width: 160 },
];

export default function PinFromButtons() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => apiRef.current.pinColumn('title', GridPinnedColumnPosition.LEFT)}
        >
          Pin titles
        </Button>
        <Button size="small" onClick={() => apiRef.current.unpinColumn('title')}>
          Unpin
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Expeditions pinned by buttons"
          apiRef={apiRef}
          rows={expeditions}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
