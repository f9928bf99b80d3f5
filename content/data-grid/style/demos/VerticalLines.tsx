import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { machines, type Machine } from '../../datasets/machines';

const columns: GridColDef<Machine>[] = [
  { field: 'name', headerName: 'Machine', flex: 1, minWidth: 110 },
  { field: 'output', headerName: 'Output', type: 'number', width: 90 },
  { field: 'power', headerName: 'kW', type: 'number', width: 90 },
];

export default function VerticalLines() {
  const [cells, setCells] = React.useState(true);
  const [headers, setHeaders] = React.useState(true);

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ height: 46 }}>
        <FormControlLabel
          label="Cells"
          control={<Switch checked={cells} onChange={(_event, on) => setCells(on)} />}
        />
        <FormControlLabel
          label="Headers"
          control={<Switch checked={headers} onChange={(_event, on) => setHeaders(on)} />}
        />
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Machines with vertical lines"
          rows={machines}
          columns={columns}
          showCellVerticalBorder={cells}
          showColumnVerticalBorder={headers}
          hideFooter
        />
      </div>
    </Box>
  );
}
