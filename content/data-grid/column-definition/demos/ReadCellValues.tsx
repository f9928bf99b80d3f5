import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  {
    field: 'costPerPiece',
    headerName: 'Cost per piece',
    type: 'number',
    width: 140,
    valueGetter: (_value, row) => row.dailyCost / row.output,
    valueFormatter: (value: number) => `$${value.toFixed(2)}`,
  },
];

export default function ReadCellValues() {
  const apiRef = useGridApiRef();
  const [lines, setLines] = React.useState(['Select a row.']);

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 266 }}>
        <DataGrid
          aria-label="Cost per piece of each machine, one row selectable"
          apiRef={apiRef}
          rows={machines.slice(0, 4)}
          columns={columns}
          hideFooter
          onRowSelectionModelChange={([id]) => {
            if (id !== undefined) {
              const { value, formattedValue } = apiRef.current.getCellParams(id, 'costPerPiece');
              setLines([`value: ${value}`, `formattedValue: ${formattedValue}`]);
            }
          }}
        />
      </div>
      <Box role="status" sx={{ height: 54, pt: 1 }}>
        {lines.map((line) => (
          <Typography key={line} variant="body2" noWrap sx={{ fontFamily: 'monospace' }}>
            {line}
          </Typography>
        ))}
      </Box>
    </Box>
  );
}
