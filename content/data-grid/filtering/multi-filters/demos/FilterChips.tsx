import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import { DataGridPro, type GridColDef, type GridFilterModel } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', flex: 1, minWidth: 160 },
  { field: 'region', headerName: 'Region', width: 120 },
  { field: 'days', headerName: 'Days', type: 'number', width: 110 },
];

export default function FilterChips() {
  const [model, setModel] = React.useState<GridFilterModel>({
    items: [
      { id: 1, field: 'region', operator: 'equals', value: 'Pacific' },
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
          aria-label="Expeditions below a list of conditions"
          rows={expeditions}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
    </Box>
  );
}
