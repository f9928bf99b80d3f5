import * as React from 'react';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstOrders, categories, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  {
    field: 'category',
    headerName: 'Category',
    type: 'singleSelect',
    valueOptions: categories,
    flex: 1,
  },
  { field: 'weight', headerName: 'Weight', type: 'number', width: 110 },
];

export default function FilteredOrAll() {
  const [all, setAll] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        control={<Switch checked={all} onChange={(_, checked) => setAll(checked)} />}
        label="Count hidden rows too"
      />
      <div style={{ height: 360 }}>
        <DataGridPremium
          // A new grid: the prop alone would not recompute the sum at once.
          key={String(all)}
          aria-label="Orders of notebooks"
          rows={firstOrders}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { weight: 'sum' } },
            filter: {
              filterModel: { items: [{ field: 'category', operator: 'is', value: 'Notebooks' }] },
            },
          }}
        />
      </div>
    </Box>
  );
}
