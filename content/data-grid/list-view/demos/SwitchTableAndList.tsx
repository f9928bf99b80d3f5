import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPro, type GridColDef, type GridListColDef } from '@mui/x-data-grid-pro';
import { employees, type Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 150 },
  { field: 'role', headerName: 'Role', width: 130 },
  { field: 'tickets', headerName: 'Tickets', type: 'number' },
];

const listColumn: GridListColDef<Employee> = {
  field: 'employee',
  renderCell: ({ row }) => `${row.name}, ${row.role} (${row.tickets} tickets)`,
};

export default function SwitchTableAndList() {
  const [view, setView] = React.useState<'table' | 'list'>('list');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="View"
        exclusive
        size="small"
        value={view}
        onChange={(_event, next: 'table' | 'list' | null) => setView(next ?? view)}
        sx={{ height: 40, mb: 1 }}
      >
        <ToggleButton value="table">Table</ToggleButton>
        <ToggleButton value="list">List</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Employees as a table or as a list"
          rows={employees}
          columns={columns}
          initialState={{ sorting: { sortModel: [{ field: 'tickets', sort: 'desc' }] } }}
          unstable_listView={view === 'list'}
          unstable_listColumn={listColumn}
          hideFooter
        />
      </div>
    </Box>
  );
}
