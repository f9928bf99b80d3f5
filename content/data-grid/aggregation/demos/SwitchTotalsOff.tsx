import * as React from 'react';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
];

export default function SwitchTotalsOff() {
  const [disabled, setDisabled] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={disabled} onChange={(_, checked) => setDisabled(checked)} />}
        label="Disable aggregation"
      />
      <div style={{ height: 360 }}>
        <DataGridPremium
          aria-label="Deliveries with or without totals"
          rows={firstDeliveries}
          columns={columns}
          disableAggregation={disabled}
          initialState={{ aggregation: { model: { tonnes: 'sum' } } }}
        />
      </div>
    </Box>
  );
}
