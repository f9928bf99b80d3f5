import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 120 },
  { field: 'homePort', headerName: 'Home port', width: 120 },
];

export default function ExportWithButtons() {
  const apiRef = useGridApiRef();
  const [copied, setCopied] = React.useState(false);

  const copy = async () => {
    await navigator.clipboard.writeText(apiRef.current.getDataAsCsv({ delimiter: '\t' }));
    setCopied(true);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'fleet' })}>
          Download
        </Button>
        <Button size="small" onClick={() => apiRef.current.exportDataAsPrint()}>
          Print
        </Button>
        <Button size="small" onClick={copy}>
          {copied ? 'Copied' : 'Copy all'}
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Vessels that buttons export"
          apiRef={apiRef}
          rows={fleet}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
