import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', width: 120 },
  { field: 'note', headerName: 'Note', flex: 1, minWidth: 120 },
];

export default function WidenFromButton() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button
          size="small"
          onClick={() => apiRef.current.updateColumns([{ field: 'note', width: 640, flex: 0 }])}
        >
          Widen notes
        </Button>
        <Button
          size="small"
          onClick={() => apiRef.current.updateColumns([{ field: 'note', flex: 1 }])}
        >
          Fill the row
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots with a note column of changing width"
          apiRef={apiRef}
          rows={harvest.slice(0, 5)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
