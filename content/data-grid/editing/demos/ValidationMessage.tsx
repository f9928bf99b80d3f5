import * as React from 'react';
import Box from '@mui/material/Box';
import Tooltip from '@mui/material/Tooltip';
import {
  DataGrid,
  GridEditInputCell,
  type GridColDef,
  type GridRenderEditCellParams,
} from '@mui/x-data-grid';
import { inventory, type Product } from '../../datasets/inventory';

function explain(price: number | null | undefined): string {
  if (price == null) {
    return 'Enter a price.';
  }
  return price > 50 ? 'Prices above $50 need an approval.' : '';
}

function PriceInput({ message = '', ...params }: GridRenderEditCellParams<Product>) {
  const messageId = React.useId();

  return (
    <Tooltip id={messageId} open={message !== ''} title={message} describeChild arrow>
      <Box sx={{ display: 'flex', flex: 1 }}>
        <GridEditInputCell
          {...params}
          debounceMs={0}
          inputProps={{ 'aria-label': 'Price in dollars', 'aria-describedby': messageId }}
        />
      </Box>
    </Tooltip>
  );
}

const columns: GridColDef<Product>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  {
    field: 'price',
    headerName: 'Price ($)',
    type: 'number',
    width: 120,
    editable: true,
    preProcessEditCellProps: ({ props }) => {
      const message = explain(props.value);
      return { ...props, message, error: message !== '' };
    },
    renderEditCell: (params) => <PriceInput {...params} />,
  },
];

export default function ValidationMessage() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Inventory that explains a refused price"
        rows={inventory}
        columns={columns}
        sx={{
          '& .Mui-error': { color: 'error.main', outline: '2px solid', outlineOffset: '-2px' },
        }}
        hideFooter
      />
    </div>
  );
}
