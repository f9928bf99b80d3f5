import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGridPro,
  gridRenderContextSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createStores, type Store } from '../../datasets/stores';

const rows = createStores(2000, 1);

const columns: GridColDef<Store>[] = [
  { field: 'city', headerName: 'City', flex: 1, minWidth: 120 },
  { field: 'store', headerName: 'Store', width: 90 },
];

function RangeFooter() {
  const apiRef = useGridApiContext();
  const { firstRowIndex, lastRowIndex } = useGridSelector(apiRef, gridRenderContextSelector);
  return (
    <Box sx={{ height: 44, p: 1.5, borderTop: 1, borderColor: 'divider' }}>
      Rendered rows: {firstRowIndex + 1} to {lastRowIndex}
    </Box>
  );
}

export default function RowBuffers() {
  const [buffer, setBuffer] = React.useState(150);

  return (
    <Box sx={{ width: '100%' }}>
      <ToggleButtonGroup
        aria-label="Row buffer in pixels"
        size="small"
        exclusive
        value={buffer}
        onChange={(_event, value: number | null) => value !== null && setBuffer(value)}
        sx={{ mb: 1 }}
      >
        <ToggleButton value={0}>0 px</ToggleButton>
        <ToggleButton value={150}>150 px</ToggleButton>
        <ToggleButton value={1040}>1040 px</ToggleButton>
      </ToggleButtonGroup>
      <div style={{ height: 370 }}>
        <DataGridPro
          key={buffer}
          aria-label="2000 stores"
          rows={rows}
          columns={columns}
          rowBufferPx={buffer}
          slots={{ footer: RangeFooter }}
        />
      </div>
    </Box>
  );
}
