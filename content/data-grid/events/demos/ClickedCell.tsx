import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridEventListener } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
];

export default function ClickedCell() {
  const [text, setText] = React.useState('Click a cell.');

  const handleClick: GridEventListener<'cellClick'> = (params, event) => {
    setText(`${params.field} of row ${params.id}${event.altKey ? ', with Alt' : ''}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers to click"
          rows={offers}
          columns={columns}
          onCellClick={handleClick}
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 36, pt: 1 }}>
        {text}
      </Typography>
    </Box>
  );
}
