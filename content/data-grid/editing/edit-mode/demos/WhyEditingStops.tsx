import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120, editable: true },
  { field: 'plot', headerName: 'Plot', width: 90, editable: true },
  { field: 'bins', headerName: 'Bins', type: 'number', width: 80, editable: true },
];

export default function WhyEditingStops() {
  const [message, setMessage] = React.useState('No cell was edited yet.');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots that tell why editing starts and stops"
          rows={harvest}
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
