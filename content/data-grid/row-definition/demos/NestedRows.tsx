import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Project {
  id: string;
  title: string;
  manager: { name: string; room: string };
  budget?: { total: number };
}

const projects: Project[] = [
  {
    id: 'EU-101',
    title: 'Price Update',
    manager: { name: 'Haruki Sato', room: '114' },
    budget: { total: 49300 },
  },
  {
    id: 'EU-104',
    title: 'Salary Bands',
    manager: { name: 'Owen Fairbank', room: '127' },
    budget: { total: 44100 },
  },
  {
    id: 'SA-107',
    title: 'Year-end Close',
    manager: { name: 'Sofia Lindqvist', room: '203' },
  },
];

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  {
    field: 'manager',
    headerName: 'Manager',
    width: 140,
    valueGetter: (_value, row) => row.manager.name,
  },
  {
    field: 'room',
    headerName: 'Room',
    width: 90,
    valueGetter: (_value, row) => row.manager.room,
  },
  {
    field: 'budget',
    headerName: 'Budget ($)',
    type: 'number',
    width: 100,
    valueGetter: (_value, row) => row.budget?.total ?? null,
  },
];

export default function NestedRows() {
  return (
    <div style={{ height: 214, width: '100%' }}>
      <DataGrid
        aria-label="Projects and their managers"
        rows={projects}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
