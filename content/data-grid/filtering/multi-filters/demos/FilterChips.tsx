import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function FilterChips() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'region', operator: 'equals', value: 'North America' },
      { id: 2, field: 'days', operator: '>', value: 20 },
    ],
  });
  const remove = (id: number | string | undefined) =>
    setModel({ ...model, items: model.items.filter((item) => item.id !== id) });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 48, overflowX: 'auto' }}>
        {model.items
          .filter((item) => item.value !== undefined)
          .map((item) => (
            <Chip
              key={item.id}
              label={`${item.field} ${item.operator} ${item.value}`}
              onDelete={() => remove(item.id)}
            />
          ))}
      </Box>
      <div style={{ height: 370 }}>
        <DataGridPro
          aria-label="Projects below a list of conditions"
          rows={projects}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
    </Box>
  );
}
