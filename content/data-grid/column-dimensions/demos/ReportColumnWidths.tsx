import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../datasets/harvest';

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', width: 140 },
  { field: 'orchard', headerName: 'Orchard', width: 110 },
  { field: 'grade', headerName: 'Grade', width: 80 },
];

export default function ReportColumnWidths() {
  const [live, setLive] = React.useState('drag a separator');
  const [final, setFinal] = React.useState('drag a separator');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          aria-label="Harvest lots that report their column widths"
          rows={harvest.slice(0, 4)}
          columns={columns}
          hideFooter
          onColumnResize={({ colDef, width }) => setLive(`${colDef.field} ${Math.round(width)}px`)}
          onColumnWidthChange={({ colDef, width }) =>
            setFinal(`${colDef.field} ${Math.round(width)}px`)
          }
        />
      </div>
      <Box sx={{ height: 60, pt: 1 }}>
        <Typography variant="body2" noWrap>
          onColumnResize: {live}
        </Typography>
        <Typography variant="body2" noWrap role="status">
          onColumnWidthChange: {final}
        </Typography>
      </Box>
    </Box>
  );
}
