import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { tickets, type Ticket } from '../../datasets/tickets';

const columns: GridColDef<Ticket>[] = [
  { field: 'subject', headerName: 'Subject', flex: 1, minWidth: 170 },
  { field: 'kind', headerName: 'Kind', width: 110 },
];

function SwitchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

export default function DensitySwitch() {
  const [density, setDensity] = React.useState<GridDensity>('comfortable');

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        label="Larger rows"
        sx={{ height: 40 }}
        control={
          <Switch
            checked={density === 'comfortable'}
            onChange={(event) => setDensity(event.target.checked ? 'comfortable' : 'standard')}
          />
        }
      />
      <div style={{ height: 340 }}>
        <DataGrid
          rows={tickets}
          columns={columns}
          density={density}
          onDensityChange={setDensity}
          slots={{ toolbar: SwitchToolbar }}
          slotProps={{ main: { 'aria-label': 'Tickets with a switch for larger rows' } }}
          hideFooter
        />
      </div>
    </Box>
  );
}
