import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridScrollParams } from '@mui/x-data-grid';
import { createStores, type Store } from '../../datasets/stores';

const rows = createStores(100, 1);

const columns: GridColDef<Store>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'store', headerName: 'Store', width: 90 },
  { field: 'staff', headerName: 'Staff', type: 'number', width: 100 },
];

export default function ReturnToPosition() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridScrollParams>({ top: 520, left: 0 });
  const [top, setTop] = React.useState(0);

  React.useEffect(
    () =>
      apiRef.current.subscribeEvent('scrollPositionChange', (position) =>
        setTop(Math.round(position.top)),
      ),
    [apiRef],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => setSaved(apiRef.current.getScrollPosition())}>
          Remember
        </Button>
        <Button size="small" onClick={() => apiRef.current.scroll(saved)}>
          Return to {Math.round(saved.top)} px
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Stores to return to"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ height: 32, pt: 1 }}>
        Scrolled by {top} px
      </Typography>
    </Box>
  );
}
