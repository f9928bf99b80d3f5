import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { purchases, type Purchase } from '../../../datasets/purchases';

type DiscountParams = GridRenderEditCellParams<Purchase, number | null>;

function DiscountEditor({ id, field, value, hasFocus }: DiscountParams) {
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
        aria-label="Discount in percent"
        size="small"
        min={8}
        max={24}
        step={0.1}
        value={value ?? 8}
        onChange={(_event, discount) =>
          apiRef.current.setEditCellValue({ id, field, value: discount })
        }
      />
      {value ?? '–'}
    </Box>
  );
}

const columns: GridColDef<Purchase>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 110 },
  {
    field: 'discount',
    headerName: 'Discount (%)',
    type: 'number',
    width: 180,
    editable: true,
    renderEditCell: (params: DiscountParams) => <DiscountEditor {...params} />,
  },
];

export default function SliderEditor() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Purchases with a slider for the discount"
        rows={purchases}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
