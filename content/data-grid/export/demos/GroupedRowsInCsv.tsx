import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGridPremium,
  gridFilteredSortedRowIdsSelector,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 120 },
];

const leavesOnly: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) =>
    gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
    ),
  fields: ['region', 'server'],
};

const output = { height: 112, m: 0, pt: 1, overflow: 'auto' };

export default function GroupedRowsInCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('The CSV appears here.');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => setCsv(apiRef.current.getDataAsCsv())}>
          Default
        </Button>
        <Button size="small" onClick={() => setCsv(apiRef.current.getDataAsCsv(leavesOnly))}>
          Without groups
        </Button>
      </Stack>
      <div style={{ height: 264 }}>
        <DataGridPremium
          aria-label="Servers by region"
          apiRef={apiRef}
          rows={servers}
          columns={columns}
          groupingColDef={{ headerName: 'Region', width: 190 }}
          initialState={{
            rowGrouping: { model: ['region'] },
            columns: { columnVisibilityModel: { region: false } },
          }}
          hideFooter
        />
      </div>
      <Box component="pre" dir="ltr" role="status" tabIndex={0} sx={output}>
        {csv}
      </Box>
    </Box>
  );
}
