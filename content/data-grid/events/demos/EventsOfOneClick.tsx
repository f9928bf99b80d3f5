import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridEvents } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'hall', headerName: 'Hall', width: 130 },
];

const events: GridEvents[] = ['cellMouseDown', 'cellClick', 'rowSelectionChange', 'rowClick'];

export default function EventsOfOneClick() {
  const apiRef = useGridApiRef();
  const [seen, setSeen] = React.useState<string[]>([]);

  React.useEffect(() => {
    const unsubscribe = events.map((name) =>
      apiRef.current.subscribeEvent(name, () =>
        setSeen((previous) => (name === 'cellMouseDown' ? [name] : [...previous, name])),
      ),
    );
    return () => unsubscribe.forEach((stop) => stop());
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Concerts that report their events"
          apiRef={apiRef}
          rows={concerts}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 60, pt: 1 }}>
        {seen.length > 0 ? seen.join(', ') : 'Click a cell.'}
      </Typography>
    </Box>
  );
}
