import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'region', headerName: 'Region' },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function MoveManagerByButtons() {
  const apiRef = useGridApiRef();

  const move = (step: number) => {
    const index = apiRef.current.getColumnIndex('manager', false) + step;
    if (index >= 0 && index < apiRef.current.getAllColumns().length) {
      apiRef.current.setColumnIndex('manager', index);
    }
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" onClick={() => move(-1)}>
          Manager back
        </Button>
        <Button size="small" onClick={() => move(1)}>
          Manager forward
        </Button>
      </Box>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Projects with buttons to move a column"
          apiRef={apiRef}
          rows={projects}
          columns={columns}
          hideFooter
        />
      </div>
    </Box>
  );
}
