import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const rows = servers.slice(0, 5);
const first = servers[0]!.id;
const last = servers[4]!.id;

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

export default function SelectRangeFromOutside() {
  const apiRef = useGridApiRef();

  const addColumn = (field: string) =>
    apiRef.current.selectCellRange({ id: first, field }, { id: last, field }, true);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => addColumn('at08')}>
          Add 08:00
        </Button>
        <Button size="small" onClick={() => addColumn('at12')}>
          Add 12:00
        </Button>
        <Button size="small" onClick={() => apiRef.current.setCellSelectionModel({})}>
          Clear
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Requests per second that buttons select"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
    </Box>
  );
}
