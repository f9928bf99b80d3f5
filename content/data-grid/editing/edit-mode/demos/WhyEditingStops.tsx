import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120, editable: true },
  { field: 'shelf', headerName: 'Shelf', width: 90, editable: true },
  { field: 'boxes', headerName: 'Boxes', type: 'number', width: 80, editable: true },
];

export default function WhyEditingStops() {
  const [message, setMessage] = React.useState('No cell was edited yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Purchases that tell why editing starts and stops"
          rows={purchases}
          columns={columns}
          onCellEditStart={({ field, reason }) => setMessage(`${field} started: ${reason}`)}
          onCellEditStop={({ field, reason }) => setMessage(`${field} stopped: ${reason}`)}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {message}
      </Typography>
    </Box>
  );
}
