import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'pickedOn', headerName: 'Picked on', type: 'date', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 110 },
];

export default function ControlledSortModel() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'pickedOn', sort: 'asc' },
  ]);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots with a controlled order"
          rows={harvest}
          columns={columns}
          sortModel={sortModel}
          onSortModelChange={setSortModel}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }} noWrap>
        sortModel: <code>{JSON.stringify(sortModel)}</code>
      </Typography>
    </Box>
  );
}
