import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, gridFilteredSortedRowIdsSelector, useGridApiRef } from '@mui/x-data-grid';
import type { GridColDef, GridCsvExportOptions } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 100 },
  { field: 'plant', headerName: 'Plant', width: 120 },
];

const everyRow: GridCsvExportOptions = {
  getRowsToExport: ({ apiRef }) => gridFilteredSortedRowIdsSelector(apiRef),
};

export default function SelectedRowsInCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('The CSV appears here.');

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => setCsv(apiRef.current.getDataAsCsv())}>
          Default
        </Button>
        <Button size="small" onClick={() => setCsv(apiRef.current.getDataAsCsv(everyRow))}>
          Ignore the selection
        </Button>
      </Stack>
      <div style={{ height: 264 }}>
        <DataGrid
          aria-label="Machines to check and export"
          apiRef={apiRef}
          rows={machines.slice(0, 4)}
          columns={columns}
          checkboxSelection
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
