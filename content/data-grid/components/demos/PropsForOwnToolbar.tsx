import * as React from 'react';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridToolbarContainer,
  type GridColDef,
  type GridSlotProps,
} from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

declare module '@mui/x-data-grid' {
  interface ToolbarPropsOverrides {
    absent?: boolean;
    onAbsentChange?: (absent: boolean) => void;
  }
}

function LeaveToolbar({ absent, onAbsentChange }: GridSlotProps['toolbar']) {
  return (
    <GridToolbarContainer sx={{ justifyContent: 'space-between', p: 1 }}>
      <Typography variant="body2">{absent ? 'On leave' : 'Everybody'}</Typography>
      <Button size="small" onClick={() => onAbsentChange?.(!absent)}>
        {absent ? 'Show everybody' : 'Show who is on leave'}
      </Button>
    </GridToolbarContainer>
  );
}

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'onLeave', headerName: 'On leave', type: 'boolean', width: 90 },
];

export default function PropsForOwnToolbar() {
  const [absent, setAbsent] = React.useState(false);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Employees, some of them on leave"
        rows={absent ? employees.filter(({ onLeave }) => onLeave) : employees}
        columns={columns}
        slots={{ toolbar: LeaveToolbar }}
        slotProps={{ toolbar: { absent, onAbsentChange: setAbsent } }}
        hideFooter
      />
    </div>
  );
}
