import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

// Stands in for `GET` and `PUT /layouts/purchases`.
let stored = JSON.stringify({ columns: { columnVisibilityModel: { supplier: false } } });
const wait = () => new Promise((resolve) => setTimeout(resolve, 500));
const loadLayout = (): Promise<GridInitialState> => wait().then(() => JSON.parse(stored));
const saveLayout = (layout: GridInitialState) =>
  wait().then(() => {
    stored = JSON.stringify(layout);
  });

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  { field: 'supplier', headerName: 'Supplier', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 120 },
];

export default function LayoutOnServer() {
  const apiRef = useGridApiRef();
  const [layout, setLayout] = React.useState<GridInitialState | null>(null);
  const [status, setStatus] = React.useState('');

  React.useEffect(() => {
    let isCurrent = true;
    loadLayout().then((loaded) => isCurrent && setLayout(loaded));
    return () => {
      isCurrent = false;
    };
  }, []);

  const save = async () => {
    setStatus('Saving…');
    await saveLayout(apiRef.current.exportState());
    setStatus('Saved.');
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 40, display: 'flex', gap: 2, alignItems: 'center' }}>
        <Button size="small" disabled={!layout || status === 'Saving…'} onClick={save}>
          Save the layout
        </Button>
        <Typography variant="body2" role="status">
          {status}
        </Typography>
      </Box>
      <Box sx={{ height: 318, display: 'grid' }}>
        {layout ? (
          <DataGrid
            aria-label="Purchases in the layout that the server has"
            apiRef={apiRef}
            rows={purchases}
            columns={columns}
            initialState={layout}
            hideFooter
          />
        ) : (
          <CircularProgress aria-label="Loading the layout" sx={{ placeSelf: 'center' }} />
        )}
      </Box>
    </Box>
  );
}
