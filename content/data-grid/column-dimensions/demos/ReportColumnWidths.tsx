import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../datasets/purchases';

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', width: 140 },
  { field: 'supplier', headerName: 'Supplier', width: 110 },
  { field: 'priority', headerName: 'Priority', width: 80 },
];

export default function ReportColumnWidths() {
  const [live, setLive] = React.useState('drag a separator');
  const [final, setFinal] = React.useState('drag a separator');

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          aria-label="Purchases that report their column widths"
          rows={purchases.slice(0, 4)}
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
