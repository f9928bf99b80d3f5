import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridCsvExportOptions,
} from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 100 },
  { field: 'plant', headerName: 'Plant', width: 100 },
  { field: 'kind', headerName: 'Kind', width: 110 },
  { field: 'dailyCost', headerName: 'Daily cost', type: 'number', disableExport: true, width: 95 },
];

export default function ColumnsInCsv() {
  const apiRef = useGridApiRef();
  const [csv, setCsv] = React.useState('The CSV appears here.');
  const show = (options: GridCsvExportOptions) => setCsv(apiRef.current.getDataAsCsv(options));

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => show({})}>
          Default
        </Button>
        <Button size="small" onClick={() => show({ allColumns: true })}>
          All columns
        </Button>
        <Button size="small" onClick={() => show({ fields: ['dailyCost', 'name'] })}>
          Two fields
        </Button>
      </Stack>
      <div style={{ height: 216 }}>
        <DataGrid
          aria-label="Machines with a hidden column for the kind"
          apiRef={apiRef}
          rows={machines.slice(0, 3)}
          columns={columns}
          initialState={{ columns: { columnVisibilityModel: { kind: false } } }}
          hideFooter
        />
      </div>
      <Box
        component="pre"
        dir="ltr"
        role="status"
        tabIndex={0}
        sx={{ height: 96, m: 0, pt: 1, overflow: 'auto' }}
      >
        {csv}
      </Box>
    </Box>
  );
}
