import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'id', headerName: 'Purchase number' },
  { field: 'product', headerName: 'Product' },
  { field: 'note', headerName: 'Note', maxWidth: 700 },
];

export default function AutosizeOnDemand() {
  const apiRef = useGridApiRef();
  const [options, setOptions] = React.useState({
    includeHeaders: true,
    includeOutliers: false,
    expand: false,
  });
  const toggle = (event: React.ChangeEvent<HTMLInputElement>) =>
    setOptions((current) => ({ ...current, [event.target.name]: event.target.checked }));

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: 42 }}>
        {Object.entries(options).map(([name, checked]) => (
          <FormControlLabel
            key={name}
            label={name}
            control={<Checkbox size="small" name={name} checked={checked} onChange={toggle} />}
          />
        ))}
        <Button size="small" onClick={() => apiRef.current.autosizeColumns(options)}>
          Autosize columns
        </Button>
      </Box>
      <div style={{ height: 372 }}>
        <DataGrid
          aria-label="Purchases to autosize"
          apiRef={apiRef}
          rows={purchases.slice(0, 6)}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
