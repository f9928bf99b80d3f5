import * as React from 'react';
import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { DataGridPremium, type GridColDef, type GridGroupNode } from '@mui/x-data-grid-premium';
import { firstOrders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

const positions = {
  inside: (node: GridGroupNode) => (node.depth === -1 ? null : 'inline'),
  below: (node: GridGroupNode) => (node.depth === -1 ? null : 'footer'),
  'at the end': (node: GridGroupNode) => (node.depth === -1 ? 'footer' : null),
} as const;

const names = ['inside', 'below', 'at the end'] as const;

export default function PlaceOfTotals() {
  const [place, setPlace] = React.useState<(typeof names)[number]>('below');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup exclusive size="small" aria-label="Totals" value={place} sx={{ mb: 1 }}>
        {names.map((name) => (
          <ToggleButton key={name} value={name} onClick={() => setPlace(name)} children={name} />
        ))}
      </ToggleButtonGroup>
      <div style={{ height: 420 }}>
        <DataGridPremium
          aria-label="Groups with totals in a place of your choice"
          rows={firstOrders}
          columns={columns}
          getAggregationPosition={positions[place]}
          defaultGroupingExpansionDepth={1}
          initialState={{
            rowGrouping: { model: ['category'] },
            aggregation: { model: { weight: 'sum' } },
            columns: { columnVisibilityModel: { category: false } },
          }}
        />
      </div>
    </Box>
  );
}
