import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
];

export default function HoveredOffer() {
  const apiRef = useGridApiRef();
  const [manager, setManager] = React.useState('');

  React.useEffect(() => {
    const stopEnter = apiRef.current.subscribeEvent('rowMouseEnter', ({ row }) => {
      setManager(row.manager);
    });
    const stopLeave = apiRef.current.subscribeEvent('rowMouseLeave', () => setManager(''));

    return () => {
      stopEnter();
      stopLeave();
    };
  }, [apiRef]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers to hover over"
          apiRef={apiRef}
          rows={offers}
          columns={columns}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {manager ? `By ${manager}` : 'Hover over an offer.'}
      </Typography>
    </Box>
  );
}
