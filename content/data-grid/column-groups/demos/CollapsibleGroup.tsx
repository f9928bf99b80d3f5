import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 170 },
  { field: 'stock', headerName: 'Stock', type: 'number', width: 90 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 100 },
];

export default function CollapsibleGroup() {
  const [open, setOpen] = React.useState(false);

  const columnGroupingModel = React.useMemo<GridColumnGroupingModel>(() => {
    const renderHeaderGroup = () => (
      <Button
        size="small"
        aria-expanded={open}
        startIcon={open ? <RemoveIcon /> : <AddIcon />}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (event.key === ' ') {
            event.stopPropagation();
          }
        }}
      >
        Sales
      </Button>
    );
    const children = [{ field: 'sold' }, { field: 'stock' }, { field: 'price' }];
    return [{ groupId: 'Sales', children, renderHeaderGroup }];
  }, [open]);

  const columnVisibilityModel = React.useMemo(() => ({ stock: open, price: open }), [open]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a group that opens"
        rows={offers}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnVisibilityModel={columnVisibilityModel}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
