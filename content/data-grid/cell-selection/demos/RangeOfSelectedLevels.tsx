import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPremium, useGridApiRef, type GridColDef } from '@mui/x-data-grid-premium';
import { tides, type TideGauge } from '../../datasets/tides';

const columns: GridColDef<TideGauge>[] = [
  { field: 'gauge', headerName: 'Gauge', flex: 1, minWidth: 130 },
  { field: 'at08', headerName: '08:00', type: 'number', width: 72 },
  { field: 'at12', headerName: '12:00', type: 'number', width: 72 },
];

export default function RangeOfSelectedLevels() {
  const apiRef = useGridApiRef();
  const [summary, setSummary] = React.useState('Select some water levels.');

  const summarize = () => {
    const levels = apiRef.current
      .getSelectedCellsAsArray()
      .map(({ id, field }): unknown => apiRef.current.getCellValue(id, field))
      .filter((value) => typeof value === 'number');

    setSummary(
      levels.length === 0
        ? 'No water level selected.'
        : `${levels.length} levels, ${Math.min(...levels)} to ${Math.max(...levels)} cm`,
    );
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPremium
          aria-label="Water levels to summarize"
          apiRef={apiRef}
          rows={tides}
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
