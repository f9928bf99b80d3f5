import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 130 },
];

const onlyPacific = { items: [{ field: 'region', operator: 'equals', value: 'North America' }] };

export default function FilteringSwitchedOff() {
  const [allowed, setAllowed] = React.useState(false);

  return (
    <Box sx={{ width: '100%' }}>
      <FormControlLabel
        sx={{ height: 40 }}
        control={
          <Switch checked={allowed} onChange={(event) => setAllowed(event.target.checked)} />
        }
        label="Allow filtering"
      />
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Projects in North America"
          rows={projects}
          columns={columns}
          initialState={{ filter: { filterModel: onlyPacific } }}
          disableColumnFilter={!allowed}
        />
      </div>
    </Box>
  );
}
