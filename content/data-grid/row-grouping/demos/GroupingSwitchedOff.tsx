import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 110 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function GroupingSwitchedOff() {
  const [grouping, setGrouping] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={grouping} onChange={(event) => setGrouping(event.target.checked)} />
        }
        label="Allow grouping"
      />
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Shipments with grouping switched off"
          rows={shipments}
          columns={columns}
          initialState={{ rowGrouping: { model: ['service'] } }}
          disableRowGrouping={!grouping}
          hideFooter
        />
      </div>
    </Box>
  );
}
