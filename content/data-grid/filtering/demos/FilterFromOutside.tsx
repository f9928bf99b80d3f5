import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'billable', headerName: 'Billable', type: 'boolean', width: 100 },
];

const billable = { field: 'billable', operator: 'is', value: 'true' };

export default function FilterFromOutside() {
  const apiRef = useGridApiRef();

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [billable] })}>
          Billable
        </Button>
        <Button size="small" onClick={() => apiRef.current.showFilterPanel('department')}>
          Department…
        </Button>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          Clear
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Projects filtered by buttons"
          apiRef={apiRef}
          rows={projects}
          columns={columns}
        />
      </div>
    </Box>
  );
}
