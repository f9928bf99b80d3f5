import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', flex: 1, minWidth: 150 },
  { field: 'region', headerName: 'Region', width: 100 },
  { field: 'department', headerName: 'Department', width: 130 },
];

interface Cell {
  field: string;
  value?: unknown;
}

export default function FilterBySelectedCell() {
  const apiRef = useGridApiRef();
  const [cell, setCell] = React.useState<Cell | null>(null);

  const filterByCell = () =>
    apiRef.current.setFilterModel({
      items: cell ? [{ field: cell.field, operator: 'equals', value: cell.value }] : [],
    });

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 1, height: 40, alignItems: 'flex-start' }}>
        <Button size="small" disabled={cell === null} onClick={filterByCell}>
          Only {cell ? `“${cell.value}”` : 'this value'}
        </Button>
        <Button size="small" onClick={() => apiRef.current.setFilterModel({ items: [] })}>
          All rows
        </Button>
      </Box>
      <div style={{ height: 370 }}>
        <DataGrid
          aria-label="Projects to filter by a cell"
          apiRef={apiRef}
          rows={projects}
          columns={columns}
          onCellClick={({ field, value }) => setCell({ field, value })}
          onCellKeyDown={({ field, value }, event) => {
            if (event.key === 'Enter') {
              setCell({ field, value });
            }
          }}
        />
      </div>
    </Box>
  );
}
