import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { projects, projectStatuses, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 170 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: projectStatuses,
    width: 130,
  },
];

export default function ControlledFilterModel() {
  const [filterModel, setFilterModel] = React.useState<GridFilterModel>({
    items: [{ field: 'status', operator: 'is', value: 'underway' }],
  });
  const active = filterModel.items.find((item) => item.field === 'status');

  const showStatus = (_event: React.MouseEvent, value: string | null) =>
    setFilterModel({ items: value ? [{ field: 'status', operator: 'is', value }] : [] });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 48 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Status"
          value={active?.operator === 'is' ? active.value : null}
          onChange={showStatus}
        >
          <ToggleButton value="planned">Planned</ToggleButton>
          <ToggleButton value="underway">Underway</ToggleButton>
          <ToggleButton value="canceled">Canceled</ToggleButton>
        </ToggleButtonGroup>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Projects filtered by status"
          rows={projects}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
