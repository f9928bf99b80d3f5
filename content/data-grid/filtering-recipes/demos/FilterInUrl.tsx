import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridFilterModel } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 130 },
  { field: 'days', headerName: 'Days', type: 'number', width: 100 },
];

function toSearch({ items }: GridFilterModel): string {
  const complete = items.filter((item) => item.value !== undefined);
  const entries = complete.map(({ field, operator, value }): [string, string] => [
    'filter',
    [field, operator, value].join('~'),
  ]);
  return `?${new URLSearchParams(entries)}`;
}

function fromSearch(search: string): GridFilterModel {
  const known = new Set(columns.map((column) => column.field));
  const items = new URLSearchParams(search).getAll('filter').map((text) => {
    const [field = '', operator = '', value] = text.split('~');
    return { field, operator, value };
  });
  return { items: items.filter((item) => known.has(item.field)) };
}

export default function FilterInUrl() {
  const [model, setModel] = React.useState(() => fromSearch('?filter=region~equals~South America'));

  return (
    <Box sx={{ width: '100%' }}>
      <Button
        size="small"
        sx={{ textTransform: 'none' }}
        onClick={() => setModel(fromSearch('?filter=days~>~30'))}
      >
        Follow a link to ?filter=days~&gt;~30
      </Button>
      <Typography variant="body2" role="status" noWrap sx={{ height: 32, pt: 0.5 }}>
        Address: <code>{toSearch(model)}</code>
      </Typography>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Projects filtered by the address"
          rows={projects}
          columns={columns}
          filterModel={model}
          onFilterModelChange={setModel}
        />
      </div>
    </Box>
  );
}
