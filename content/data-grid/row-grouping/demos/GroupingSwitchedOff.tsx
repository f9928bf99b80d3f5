import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'passengers', headerName: 'Passengers', type: 'number', width: 110 },
];

export default function GroupingSwitchedOff() {
  const [grouping, setGrouping] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={grouping} onChange={(event) => setGrouping(event.target.checked)} />
        }
        label="Allow grouping"
      />
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Ferry crossings with grouping switched off"
          rows={ferries}
          columns={columns}
          initialState={{ rowGrouping: { model: ['line'] } }}
          disableRowGrouping={!grouping}
          hideFooter
        />
      </div>
    </Box>
  );
}
