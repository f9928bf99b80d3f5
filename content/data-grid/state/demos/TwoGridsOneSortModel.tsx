import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 120 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 90 },
];

const groups = ['Torvick Coast', 'Quill Bight'].map((coast) => ({
  coast,
  rows: tides.filter((gauge) => gauge.coast === coast),
}));

export default function TwoGridsOneSortModel() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'at12', sort: 'desc' },
  ]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {groups.map(({ coast, rows }) => (
        <div key={coast} style={{ height: 272 }}>
          <DataGrid
            aria-label={coast}
            rows={rows}
            columns={columns}
            sortModel={sortModel}
            onSortModelChange={setSortModel}
            hideFooter
          />
        </div>
      ))}
    </Stack>
  );
}
