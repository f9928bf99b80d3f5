import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 120 },
  { field: 'status', headerName: 'Status', width: 120 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['ship']);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings with a controlled grouping"
          rows={ferries}
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
