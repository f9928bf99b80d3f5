import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { field: 'manager', headerName: 'Manager', width: 120 },
  { field: 'warehouse', headerName: 'Warehouse', width: 120 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 80 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const presets: Record<string, GridColumnVisibilityModel> = {
  Offer: { sold: false, price: false },
  Sales: { manager: false, warehouse: false },
  Everything: {},
};

export default function ColumnPresets() {
  const [model, setModel] = React.useState(presets.Offer);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        {Object.entries(presets).map(([name, preset]) => (
          <Button key={name} size="small" onClick={() => setModel(preset)}>
            {name}
          </Button>
        ))}
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers with presets for the columns"
          rows={offers}
          columns={columns}
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        Model: <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
