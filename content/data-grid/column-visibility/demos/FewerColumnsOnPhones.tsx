import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'artist', headerName: 'Artist', width: 130 },
  { field: 'hall', headerName: 'Hall', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function FewerColumnsOnPhones() {
  const screen = useMediaQuery(useTheme().breakpoints.down('sm')) ? 'narrow' : 'wide';
  const [models, setModels] = React.useState<Record<string, GridColumnVisibilityModel>>({
    narrow: { artist: false, hall: false },
    wide: {},
  });

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with fewer columns on a narrow screen"
        rows={concerts}
        columns={columns}
        columnVisibilityModel={models[screen]}
        onColumnVisibilityModelChange={(model) => setModels({ ...models, [screen]: model })}
        hideFooter
      />
    </div>
  );
}
