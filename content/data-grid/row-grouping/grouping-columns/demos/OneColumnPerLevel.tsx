import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

export default function OneColumnPerLevel() {
  const [separate, setSeparate] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={separate} onChange={(event) => setSeparate(event.target.checked)} />
        }
        label="One column per level"
      />
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments with a column for each level"
          rows={shipments}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['service', 'carrier'] },
            columns: { columnVisibilityModel: { service: false, carrier: false } },
          }}
          rowGroupingColumnMode={separate ? 'multiple' : 'single'}
          defaultGroupingExpansionDepth={1}
          hideFooter
        />
      </div>
    </Box>
  );
}
