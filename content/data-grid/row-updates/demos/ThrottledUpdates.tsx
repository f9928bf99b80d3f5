import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { departures, type Departure } from '../../datasets/departures';

const columns: GridColDef<Departure>[] = [
  { field: 'route', headerName: 'Route', width: 80 },
  { field: 'departure', headerName: 'Departure', flex: 1, minWidth: 100 },
  { field: 'delay', headerName: 'Seconds late', type: 'number', width: 120 },
];

const rows = departures.slice(0, 3);

export default function ThrottledUpdates() {
  const apiRef = useGridApiRef();
  const [running, setRunning] = React.useState(false);
  const [sent, setSent] = React.useState(0);

  React.useEffect(() => {
    if (!running) {
      return undefined;
    }
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      apiRef.current.updateRows([{ id: (count % 3) + 1, delay: count }]);
      setSent(count);
      setRunning(count < 60);
    }, 50);
    return () => clearInterval(timer);
  }, [apiRef, running]);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40, display: 'flex', gap: 2, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setRunning(true)} disabled={running}>
          Send 60 reports
        </Button>
        <Typography variant="body2" role="status" sx={{ pt: 0.75 }}>
          Sent: {sent}
        </Typography>
      </Box>
      <div style={{ height: 214 }}>
        <DataGridPro
          aria-label="Departures with throttled reports"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          throttleRowsMs={1000}
          hideFooter
        />
      </div>
    </Box>
  );
}
