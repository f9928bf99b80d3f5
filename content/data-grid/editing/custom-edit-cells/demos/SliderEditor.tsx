import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { harvest, type HarvestLot } from '../../../datasets/harvest';

type SugarParams = GridRenderEditCellParams<HarvestLot, number | null>;

function SugarEditor({ id, field, value, hasFocus }: SugarParams) {
  const apiRef = useGridApiContext();
  const slider = React.useRef<HTMLSpanElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      slider.current?.querySelector('input')?.focus();
    }
  }, [hasFocus]);

  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, px: 2, width: '100%' }}>
      <Slider
        ref={slider}
        aria-label="Sugar in degrees Brix"
        size="small"
        min={8}
        max={24}
        step={0.1}
        value={value ?? 8}
        onChange={(_event, sugar) => apiRef.current.setEditCellValue({ id, field, value: sugar })}
      />
      {value ?? '–'}
    </Box>
  );
}

const columns: GridColDef<HarvestLot>[] = [
  { field: 'cultivar', headerName: 'Cultivar', flex: 1, minWidth: 110 },
  {
    field: 'sugar',
    headerName: 'Sugar (°Brix)',
    type: 'number',
    width: 180,
    editable: true,
    renderEditCell: (params: SugarParams) => <SugarEditor {...params} />,
  },
];

export default function SliderEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Harvest lots with a slider for the sugar"
        rows={harvest}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
