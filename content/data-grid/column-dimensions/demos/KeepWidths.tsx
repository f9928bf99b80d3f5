import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnsInitialState,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 100 },
  { field: 'orchard', headerName: 'Orchard', flex: 1, minWidth: 100 },
  { field: 'grade', headerName: 'Grade' },
];

export default function KeepWidths() {
  const apiRef = useGridApiRef();
  const [mounts, setMounts] = React.useState(0);
  const [saved, setSaved] = React.useState<GridColumnsInitialState['dimensions']>();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => setSaved(apiRef.current.exportState().columns?.dimensions)}
        >
          Save widths
        </Button>
        <Button size="small" onClick={() => setMounts((count) => count + 1)}>
          Mount again
        </Button>
      </Box>
      <div style={{ height: 268 }}>
        <DataGrid
          key={mounts}
          aria-label="Harvest lots with saved column widths"
          apiRef={apiRef}
          rows={harvest.slice(0, 4)}
          columns={columns}
          initialState={{ columns: { dimensions: saved } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
