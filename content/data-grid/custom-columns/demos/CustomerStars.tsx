import * as React from 'react';
import Rating from '@mui/material/Rating';
import {
  DataGrid,
  useGridApiContext,
  type GridColDef,
  type GridColTypeDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

function StarsInput({ id, field, value, hasFocus }: GridRenderEditCellParams) {
  const apiRef = useGridApiContext();
  const ref = React.useRef<HTMLElement>(null);

  React.useLayoutEffect(() => {
    if (hasFocus) {
      ref.current?.querySelector<HTMLInputElement>('input:checked')?.focus();
    }
  }, [hasFocus]);

  return (
    <Rating
      ref={ref}
      name={`${field}-${id}`}
      precision={0.5}
      value={value}
      sx={{ mx: 1 }}
      onChange={(_event, next) => apiRef.current.setEditCellValue({ id, field, value: next })}
    />
  );
}

const starsType: GridColTypeDef<number | null> = {
  type: 'number',
  width: 150,
  align: 'left',
  headerAlign: 'left',
  display: 'flex',
  renderCell: ({ value }) =>
    value === null ? 'not yet' : <Rating readOnly precision={0.5} value={value} />,
  renderEditCell: (params) => <StarsInput {...params} />,
};

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 140 },
  { ...starsType, field: 'rating', headerName: 'Rating', editable: true },
];

export default function CustomerStars() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid aria-label="Offers with stars" rows={offers} columns={columns} hideFooter />
    </div>
  );
}
