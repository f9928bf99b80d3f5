import * as React from 'react';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
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
          aria-label="Orders with or without totals"
          rows={firstOrders}
          columns={columns}
          disableAggregation={disabled}
          initialState={{ aggregation: { model: { weight: 'sum' } } }}
        />
      </div>
    </Box>
  );
}
