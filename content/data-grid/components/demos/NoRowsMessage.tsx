import MusicNoteIcon from '@mui/icons-material/MusicNote';
import Stack from '@mui/material/Stack';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import type { Employee } from '../../datasets/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', width: 120 },
];

const noEmployees: Employee[] = [];

function NoOneYet() {
  return (
    <Stack spacing={1} sx={{ height: '100%', alignItems: 'center', justifyContent: 'center' }}>
      <MusicNoteIcon fontSize="large" sx={{ color: 'text.secondary' }} />
      <span>No one works on this project yet.</span>
    </Stack>
  );
}

export default function NoRowsMessage() {
  return (
    <div style={{ height: 300, width: '100%' }}>
      <DataGrid
        aria-label="Employees of a new project"
        rows={noEmployees}
        columns={columns}
        slots={{ noRowsOverlay: NoOneYet }}
        hideFooter
      />
    </div>
  );
}
