import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { expeditions, expeditionStatuses, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 170 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: expeditionStatuses,
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
          aria-label="Expeditions filtered by status"
          rows={expeditions}
          columns={columns}
          filterModel={filterModel}
          onFilterModelChange={setFilterModel}
        />
      </div>
    </Box>
  );
}
