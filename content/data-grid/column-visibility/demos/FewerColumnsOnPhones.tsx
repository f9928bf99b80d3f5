import * as React from 'react';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'manager', headerName: 'Manager', width: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function FewerColumnsOnPhones() {
  const screen = useMediaQuery(useTheme().breakpoints.down('sm')) ? 'narrow' : 'wide';
  const [models, setModels] = React.useState<Record<string, GridColumnVisibilityModel>>({
    narrow: { manager: false, warehouse: false },
    wide: {},
  });

  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Offers with fewer columns on a narrow screen"
        rows={offers}
        columns={columns}
        columnVisibilityModel={models[screen]}
        onColumnVisibilityModelChange={(model) => setModels({ ...models, [screen]: model })}
        hideFooter
      />
    </div>
  );
}
