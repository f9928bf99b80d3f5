import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { employees, type Employee } from '../../datasets/employees';

type GridPart = 'no rows' | 'no results' | 'loading';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Employee', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

const noMatch = { items: [], quickFilterValues: ['gardener'] };
const noFilter = { items: [] };

export default function OverlayOfEachState() {
  const [part, setPart] = React.useState<GridPart>('no rows');

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="State of the grid"
        exclusive
        size="small"
        value={part}
        onChange={(_event, next: GridPart | null) => setPart(next ?? part)}
        sx={{ height: 40, mb: 1 }}
      >
        <ToggleButton value="no rows">No rows</ToggleButton>
        <ToggleButton value="no results">No results</ToggleButton>
        <ToggleButton value="loading">Loading</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 272 }}>
        <DataGrid
          aria-label="Employees in three states"
          rows={part === 'no rows' ? [] : employees}
          columns={columns}
          filterModel={part === 'no results' ? noMatch : noFilter}
          loading={part === 'loading'}
          hideFooter
        />
      </div>
    </Box>
  );
}
