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
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'coast', headerName: 'Coast', width: 120 },
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
];

const leavesOnly: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) =>
    gridFilteredSortedRowIdsSelector(apiRef).filter(
      (id) => apiRef.current.getRowNode(id)?.type === 'leaf',
    ),
  fields: ['coast', 'gauge'],
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
          aria-label="Tide gauges by coast"
          apiRef={apiRef}
          rows={tides}
          columns={columns}
          groupingColDef={{ headerName: 'Coast', width: 190 }}
          initialState={{
            rowGrouping: { model: ['coast'] },
            columns: { columnVisibilityModel: { coast: false } },
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
