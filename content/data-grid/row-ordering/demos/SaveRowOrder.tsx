import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { fleet, type FleetVehicle } from '../../datasets/fleet';

const columns: GridColDef<FleetVehicle>[] = [
  { field: 'name', headerName: 'Vessel', flex: 1, minWidth: 110, sortable: false },
  { field: 'homePort', headerName: 'Home port', width: 110, sortable: false },
];

export default function SaveRowOrder() {
  const [rows, setRows] = React.useState(fleet.slice(0, 4));

  const moveRow = ({ oldIndex, targetIndex }: GridRowOrderChangeParams) => {
    setRows((current) => {
      const next = [...current];
      next.splice(targetIndex, 0, ...next.splice(oldIndex, 1));
      return next;
    });
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGridPro
          aria-label="Vessels whose order is kept"
          rows={rows}
          columns={columns}
          rowReordering
          onRowOrderChange={moveRow}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 56, pt: 1 }}>
        Order: {rows.map(({ name }) => name).join(', ')}
      </Typography>
    </Box>
  );
}
