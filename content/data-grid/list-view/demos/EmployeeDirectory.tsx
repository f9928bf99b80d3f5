import * as React from 'react';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  DataGridPro,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridListColDef,
} from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    width: 180,
    renderCell: ({ row, tabIndex }) => (
      <Button tabIndex={tabIndex} sx={{ textTransform: 'none' }}>
        {row.name}
      </Button>
    ),
  },
  { field: 'role', headerName: 'Role', flex: 1 },
  { field: 'department', headerName: 'Department', flex: 1 },
];

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  renderCell: ({ row, tabIndex }) => (
    <Button fullWidth tabIndex={tabIndex} sx={{ justifyContent: 'start', textTransform: 'none' }}>
      {row.name}, {row.role}
    </Button>
  ),
};

function SearchToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

export default function EmployeeDirectory() {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));
  const [shown, setShown] = React.useState<Employee | null>(null);

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPro
        aria-label="Directory of employees"
        rows={employees}
        columns={columns}
        unstable_listView={isNarrow}
        unstable_listColumn={listColumn}
        slots={{ toolbar: SearchToolbar }}
        onRowClick={({ row }) => setShown(row)}
        disableRowSelectionOnClick
        hideFooter
      />
      <Drawer
        anchor={isNarrow ? 'bottom' : 'right'}
        open={shown !== null}
        onClose={() => setShown(null)}
        PaperProps={{ 'aria-label': shown?.name, role: 'dialog', sx: { p: 3, minWidth: 240 } }}
      >
        <Typography variant="h6">{shown?.name}</Typography>
        <Typography sx={{ my: 2 }}>
          {shown?.role}, with the company since {shown?.since}
        </Typography>
        <Button onClick={() => setShown(null)}>Close</Button>
      </Drawer>
    </div>
  );
}
