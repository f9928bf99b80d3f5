import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { DataGrid, useGridApiRef, type GridColDef, type GridInitialState } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 120 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'weight', headerName: 'Weight (kg)', type: 'number', width: 120 },
];

const heaviest: GridInitialState = {
  sorting: { sortModel: [{ field: 'weight', sort: 'desc' }] },
  columns: { columnVisibilityModel: { orchard: false } },
};

export default function SavedViews() {
  const apiRef = useGridApiRef();
  const [own, setOwn] = React.useState<GridInitialState | null>(null);

  return (
    <Box sx={{ width: '100%' }}>
      <Stack direction="row" spacing={1} sx={{ height: 39 }}>
        <Button size="small" onClick={() => apiRef.current.restoreState(heaviest)}>
          Heaviest
        </Button>
        <Button size="small" onClick={() => setOwn(apiRef.current.exportState())}>
          Save view
        </Button>
        <Button
          size="small"
          disabled={own === null}
          onClick={() => own && apiRef.current.restoreState(own)}
        >
          Saved view
        </Button>
      </Stack>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Harvest lots in views"
          apiRef={apiRef}
          rows={harvest}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
