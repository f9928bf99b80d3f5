import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
  { field: 'department', headerName: 'Department', flex: 1 },
  { field: 'tickets', headerName: 'Tickets', type: 'number' },
];

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  display: 'flex',
  renderCell: ({ row }) => (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap>
        {row.name}
      </Typography>
      <Typography variant="body2" color="text.secondary" noWrap>
        {row.role}, {row.tickets} tickets
      </Typography>
    </Box>
  ),
};

export default function ListOnNarrowScreens() {
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'));

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGridPro
        aria-label="Employees, as a list on a narrow screen"
        rows={employees}
        columns={columns}
        unstable_listView={isNarrow}
        unstable_listColumn={listColumn}
        rowHeight={isNarrow ? 60 : 52}
        hideFooter
      />
    </div>
  );
}
