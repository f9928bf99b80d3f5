import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridEvents } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
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
          aria-label="Offers that report their events"
          apiRef={apiRef}
          rows={offers}
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
