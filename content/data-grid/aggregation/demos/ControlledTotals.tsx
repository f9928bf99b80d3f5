import * as React from 'react';
import { Box, Button, Typography } from '@mui/material';
import {
  DataGridPremium,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 150 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
  { field: 'distance', headerName: 'Distance', type: 'number', width: 110 },
];

const start: GridAggregationModel = { weight: 'sum', distance: 'max' };

export default function ControlledTotals() {
  const [model, setModel] = React.useState(start);

  return (
    <Box sx={{ width: '100%' }}>
      <Button size="small" variant="outlined" onClick={() => setModel(start)} sx={{ mb: 1 }}>
        Back to the start
      </Button>
      <div style={{ height: 360 }}>
        <DataGridPremium
          aria-label="Orders with totals under control"
          rows={firstOrders}
          columns={columns}
          aggregationModel={model}
          onAggregationModelChange={setModel}
        />
      </div>
      <Typography role="status" variant="body2" noWrap sx={{ height: 32, pt: 1 }}>
        <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
