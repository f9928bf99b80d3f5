import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'region', headerName: 'Region' },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function MoveLeaderByButtons() {
  const apiRef = useGridApiRef();

  const move = (step: number) => {
    const index = apiRef.current.getColumnIndex('leader', false) + step;
    if (index >= 0 && index < apiRef.current.getAllColumns().length) {
      apiRef.current.setColumnIndex('leader', index);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => move(-1)}>
          Leader back
        </Button>
        <Button size="small" onClick={() => move(1)}>
          Leader forward
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Expeditions with buttons to move a column"
          apiRef={apiRef}
          rows={expeditions}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
