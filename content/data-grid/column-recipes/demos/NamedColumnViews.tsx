import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridColumnsInitialState,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 180 },
  { field: 'manager', headerName: 'Manager', width: 140 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

const standardViews: Record<string, GridColumnsInitialState> = {
  Offer: {
    orderedFields: ['product', 'manager', 'sold', 'price'],
    columnVisibilityModel: { sold: false, price: false },
  },
  Sales: {
    orderedFields: ['sold', 'price', 'product', 'manager'],
    columnVisibilityModel: { manager: false },
  },
};

export default function NamedColumnViews() {
  const apiRef = useGridApiRef();
  const [views, setViews] = React.useState(standardViews);
  const [name, setName] = React.useState('Offer');

  const showView = (nextName: string) => {
    setName(nextName);
    apiRef.current.restoreState({ columns: views[nextName] });
  };
  const saveView = () => {
    const nextName = `View ${Object.keys(views).length + 1}`;
    setViews({ ...views, [nextName]: apiRef.current.exportState().columns ?? {} });
    setName(nextName);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 52, pb: 1.5 }}>
        <TextField
          select
          size="small"
          label="View"
          value={name}
          onChange={(event) => showView(event.target.value)}
          sx={{ width: 140 }}
        >
          {Object.keys(views).map((view) => (
            <MenuItem key={view} value={view}>
              {view}
            </MenuItem>
          ))}
        </TextField>
        <Button onClick={saveView}>Save as new view</Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers with views"
          apiRef={apiRef}
          rows={offers}
          columns={columns}
          initialState={{ columns: standardViews['Offer'] }}
          hideFooter
        />
      </div>
    </Box>
  );
}
