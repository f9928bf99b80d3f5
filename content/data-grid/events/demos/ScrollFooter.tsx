import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 150 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
];

function PositionFooter() {
  const apiRef = useGridApiContext();
  const [top, setTop] = React.useState(0);

  useGridApiEventHandler(apiRef, 'scrollPositionChange', (params) => setTop(params.top));

  return (
    <GridFooterContainer sx={{ px: 2 }}>
      <Typography variant="body2">{Math.round(top)} px from the top</Typography>
    </GridFooterContainer>
  );
}

export default function ScrollFooter() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers to scroll"
        rows={offers}
        columns={columns}
        slots={{ footer: PositionFooter }}
      />
    </div>
  );
}
