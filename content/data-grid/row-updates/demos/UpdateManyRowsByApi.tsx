import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'warehouse', headerName: 'Warehouse', flex: 1, minWidth: 130 },
  { field: 'departure', headerName: 'Departure', width: 100 },
  { field: 'delay', headerName: 'Delay', type: 'number', width: 80 },
];

const rows = departures.filter(({ route }) => route === 'Route 2');

export default function UpdateManyRowsByApi() {
  const apiRef = useGridApiRef();

  const blockTracks = () => {
    const delayed = rows.map(({ id, delay }) => ({ id, delay: delay + 10 }));
    apiRef.current.updateRows([...delayed, { id: 5, _action: 'delete' }]);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={blockTracks}>
          Close the road
        </Button>
      </Box>
      <div style={{ height: 318 }}>
        <DataGridPro
          aria-label="Departures of route 2"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
