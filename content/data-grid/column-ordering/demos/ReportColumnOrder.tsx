import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGridPro, useGridApiRef, type GridColDef } from '@mui/x-data-grid-pro';
import { projects, type Project } from '../../datasets/projects';

const columns: GridColDef<Project>[] = [
  { field: 'title', headerName: 'Project', width: 170 },
  { field: 'region', headerName: 'Region' },
  { field: 'manager', headerName: 'Manager', width: 150 },
  { field: 'days', headerName: 'Days', type: 'number', width: 80 },
];

export default function ReportColumnOrder() {
  const apiRef = useGridApiRef();
  const [order, setOrder] = React.useState('not changed yet');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGridPro
          aria-label="Projects that report their column order"
          apiRef={apiRef}
          rows={projects}
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
