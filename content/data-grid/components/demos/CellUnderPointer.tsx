import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'since', headerName: 'Since', width: 90 },
  { field: 'tickets', headerName: 'Tickets', type: 'number', width: 90 },
];

export default function CellUnderPointer() {
  const [cell, setCell] = React.useState('none');

  const handleEnter = (event: React.MouseEvent<HTMLDivElement>) => {
    const { field } = event.currentTarget.dataset;
    const row = event.currentTarget.closest<HTMLElement>('[role="row"]');
    setCell(`row ${row?.dataset.id}, field ${field}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Employees with a pointer"
          rows={employees}
          columns={columns}
          slotProps={{ cell: { onMouseEnter: handleEnter } }}
          hideFooter
        />
      </div>
      <Typography variant="body2" sx={{ height: 32, pt: 1 }}>
        Under the pointer: {cell}
      </Typography>
    </Box>
  );
}
