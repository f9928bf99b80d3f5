import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { shipments, type Shipment } from '../../datasets/shipments';

const columns: GridColDef<Shipment>[] = [
  { field: 'service', headerName: 'Service', width: 160 },
  { field: 'carrier', headerName: 'Carrier', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'parcels', headerName: 'Parcels', type: 'number', width: 110 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['carrier']);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Shipments with a controlled grouping"
          rows={shipments}
          columns={columns}
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        rowGroupingModel: <code>{JSON.stringify(model)}</code>
      </Typography>
    </Box>
  );
}
