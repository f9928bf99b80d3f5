import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
  { field: 'delay', headerName: 'Delay (min)', type: 'number', width: 110 },
];

const rows = departures.slice(0, 4);
const reports = [
  { id: 3, delay: 8 },
  { id: 1, delay: 2 },
  { id: 4, delay: 0 },
];

export default function UpdateOneRowByApi() {
  const apiRef = useGridApiRef();
  const [received, setReceived] = React.useState(0);

  const receiveReport = () => {
    apiRef.current.updateRows(reports.slice(received, received + 1));
    setReceived(received + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40 }}>
        <Button size="small" onClick={receiveReport} disabled={received === reports.length}>
          Receive report {Math.min(received + 1, reports.length)} of {reports.length}
        </Button>
      </Box>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Departures with reported delays"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
