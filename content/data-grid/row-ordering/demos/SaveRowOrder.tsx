import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, type GridColDef, type GridRowOrderChangeParams } from '@mui/x-data-grid-pro';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110, sortable: false },
  { field: 'plant', headerName: 'Plant', width: 110, sortable: false },
];

export default function SaveRowOrder() {
  const [rows, setRows] = React.useState(machines.slice(0, 4));

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
          aria-label="Machines whose order is kept"
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
