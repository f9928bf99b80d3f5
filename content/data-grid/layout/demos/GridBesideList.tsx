import * as React from 'react';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, plants, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'kind', headerName: 'Kind', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number' },
  { field: 'lastService', headerName: 'Last service', type: 'date', width: 130 },
];

export default function GridBesideList() {
  const [plant, setPort] = React.useState('Nagoya');

  return (
    <Box sx={{ display: 'flex', height: 320, width: '100%' }}>
      <List dense component="div" role="group" aria-label="Plants" sx={{ flexShrink: 0 }}>
        {plants.map((name) => (
          <ListItemButton
            key={name}
            selected={name === plant}
            aria-pressed={name === plant}
            onClick={() => setPort(name)}
          >
            <ListItemText primary={name} />
          </ListItemButton>
        ))}
      </List>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <DataGrid
          aria-label={`Machines in ${plant}`}
          rows={machines.filter(({ plant }) => plant === plant)}
          columns={columns}
          hideFooter
        />
      </Box>
    </Box>
  );
}
