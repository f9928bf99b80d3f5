import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { servers, type Server } from '../../datasets/servers';

const columns: GridColDef<Server>[] = [
  { field: 'server', headerName: 'Server', flex: 1, minWidth: 130 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

export default function RangeOfSelectedValues() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = React.useState('Select some numbers.');

  const summarize = () => {
    const values = apiRef.current
      .getSelectedCellsAsArray()
      .map(({ id, field }): unknown => apiRef.current.getCellValue(id, field))
      .filter((value) => typeof value === 'number');

    setSummary(
      values.length === 0
        ? 'No number selected.'
        : `${values.length} values, ${Math.min(...values)} to ${Math.max(...values)} requests/s`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Requests per second to summarize"
          apiRef={apiRef}
          rows={servers}
          columns={columns}
          cellSelection
          onCellSelectionModelChange={summarize}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {summary}
      </Typography>
    </Box>
  );
}
