import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  GridPinnedColumnPosition,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'region', headerName: 'Region', width: 110 },
  { field: 'department', headerName: 'Department', width: 140 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'start', headerName: 'Start', type: 'date', width: 120 },
  { field: 'title', headerName: 'Project', width: 160 },
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
          aria-label="Projects pinned by buttons"
          apiRef={apiRef}
          rows={projects}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
