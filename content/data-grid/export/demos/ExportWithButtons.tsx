import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 120 },
  { field: 'plant', headerName: 'Plant', width: 120 },
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
        <Button
          size="small"
          onClick={() => apiRef.current.exportDataAsCsv({ fileName: 'machines' })}
        >
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
          aria-label="Machines that buttons export"
          apiRef={apiRef}
          rows={machines}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
