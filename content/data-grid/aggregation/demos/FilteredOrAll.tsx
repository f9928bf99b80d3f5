import * as React from 'react';
import { Box, FormControlLabel, Switch } from '@mui/material';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { firstDeliveries, stones, type Delivery } from '../../datasets/quarry';

const columns: GridColDef<Delivery>[] = [
  { field: 'stone', headerName: 'Stone', type: 'singleSelect', valueOptions: stones, flex: 1 },
  { field: 'tonnes', headerName: 'Tonnes', type: 'number', width: 110 },
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
          aria-label="Deliveries of limestone"
          rows={firstDeliveries}
          columns={columns}
          aggregationRowsScope={all ? 'all' : 'filtered'}
          initialState={{
            aggregation: { model: { tonnes: 'sum' } },
            filter: {
              filterModel: { items: [{ field: 'stone', operator: 'is', value: 'Limestone' }] },
            },
          }}
        />
      </div>
    </Box>
  );
}
