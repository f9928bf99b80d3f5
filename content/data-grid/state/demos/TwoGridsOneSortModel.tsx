import * as React from 'react';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef, type GridSortModel } from '@mui/x-data-grid';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 120 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 90 },
];

const groups = ['Europe', 'North America'].map((region) => ({
  region,
  rows: servers.filter((server) => server.region === region),
}));

export default function TwoGridsOneSortModel() {
  const [sortModel, setSortModel] = React.useState<GridSortModel>([
    { field: 'at12', sort: 'desc' },
  ]);

  return (
    <Stack spacing={2} sx={{ width: '100%' }}>
      {groups.map(({ region, rows }) => (
        <div key={region} style={{ height: 272 }}>
          <DataGrid
            aria-label={region}
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
