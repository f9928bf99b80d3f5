import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionModel,
  type GridRowSelectionPropagation,
} from '@mui/x-data-grid-premium';
import { ferries, type FerryCrossing } from '../../datasets/ferries';

const columns: GridColDef<FerryCrossing>[] = [
  { field: 'line', headerName: 'Line', width: 160 },
  { field: 'ship', headerName: 'Ship', width: 110 },
  { field: 'departure', headerName: 'Departure', type: 'date', width: 110 },
];

const propagation: GridRowSelectionPropagation = { parents: true, descendants: true };

export default function SelectGroupWithRows() {
  const [selection, setSelection] = React.useState<GridRowSelectionModel>([]);
  const crossings = ferries.filter((crossing) => selection.includes(crossing.id));

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 370 }}>
        <DataGridPremium
          aria-label="Ferry crossings selected with their line"
          rows={ferries}
          columns={columns}
          initialState={{
            rowGrouping: { model: ['line'] },
            columns: { columnVisibilityModel: { line: false } },
          }}
          checkboxSelection
          rowSelectionPropagation={propagation}
          rowSelectionModel={selection}
          onRowSelectionModelChange={setSelection}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        {selection.length} ids selected, {crossings.length} of them crossings
      </Typography>
    </Box>
  );
}
