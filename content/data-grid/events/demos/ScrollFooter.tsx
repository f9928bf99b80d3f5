import * as React from 'react';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  GridFooterContainer,
  useGridApiContext,
  useGridApiEventHandler,
  type GridColDef,
} from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 150 },
  { field: 'hall', headerName: 'Hall', width: 130 },
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
        aria-label="Concerts to scroll"
        rows={concerts}
        columns={columns}
        slots={{ footer: PositionFooter }}
      />
    </div>
  );
}
