import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { fleet, ports, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'passengers', headerName: 'Seats', type: 'number' },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
];

export default function GridBesideList() {
  const [port, setPort] = React.useState('Northhaven');

  return (
    <Box sx={{ display: 'flex', height: 320, width: '100%' }}>
      <List dense component="div" role="group" aria-label="Ports" sx={{ flexShrink: 0 }}>
        {ports.map((name) => (
          <ListItemButton
            key={name}
            selected={name === port}
            aria-pressed={name === port}
            onClick={() => setPort(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DataGrid
          aria-label={`Vessels in ${port}`}
          rows={fleet.filter(({ homePort }) => homePort === port)}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
