import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnGroupingModel,
} from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 120 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 80 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 80 },
];

const columnGroupingModel: GridColumnGroupingModel = [
  { groupId: 'Requests/s', children: [{ field: 'at08' }, { field: 'at12' }] },
];

export default function GroupHeadersInCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('The CSV appears here.');
  const show = (includeColumnGroupsHeaders: boolean) =>
    setCsv(apiRef.current.getDataAsCsv({ includeColumnGroupsHeaders }));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => show(true)}>
          With groups
        </Button>
        <Button size="small" onClick={() => show(false)}>
          Without groups
        </Button>
      </Stack>
      <div style={{ height: 272 }}>
        <DataGrid
          aria-label="Requests per second under a group header"
          apiRef={apiRef}
          rows={servers.slice(0, 3)}
          columns={columns}
          columnGroupingModel={columnGroupingModel}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        sx={{ height: 112, m: 0, pt: 1, overflow: 'auto' }}
      >
        {csv}
      </Box>
    </Box>
  );
}
