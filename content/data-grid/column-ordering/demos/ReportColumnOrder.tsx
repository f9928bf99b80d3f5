import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { expeditions, type Expedition } from '../../datasets/expeditions';

const columns: GridColDef<Expedition>[] = [
  { field: 'title', headerName: 'Expedition', width: 170 },
  { field: 'region', headerName: 'Region' },
  { field: 'leader', headerName: 'Leader', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function ReportColumnOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('not changed yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Expeditions that report their column order"
          apiRef={apiRef}
          rows={expeditions}
          columns={columns}
          onColumnOrderChange={({ column, oldIndex, targetIndex }) => {
            const fields = apiRef.current.getAllColumns().map(({ field }) => field);
            setOrder(`${column.field} from ${oldIndex} to ${targetIndex}: ${fields.join(', ')}`);
          }}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 60, pt: 1 }}>
        Order: {order}
      </Typography>
    </Box>
  );
}
