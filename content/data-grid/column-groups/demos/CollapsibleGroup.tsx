import * as React from 'react';
import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import { DataGrid, type GridColDef, type GridColumnGroupingModel } from '@mui/x-data-grid';
import { concerts, type Concert } from '../../datasets/concerts';

const columns: GridColDef<Concert>[] = [
  { field: 'title', headerName: 'Concert', flex: 1, minWidth: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 170 },
  { field: 'seats', headerName: 'Seats', type: 'number', width: 90 },
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
        Box office
      </Button>
    );
    const children = [{ field: 'sold' }, { field: 'seats' }, { field: 'price' }];
    return [{ groupId: 'Box office', children, renderHeaderGroup }];
  }, [open]);

  const columnVisibilityModel = React.useMemo(() => ({ seats: open, price: open }), [open]);

  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGrid
        aria-label="Concerts with a group that opens"
        rows={concerts}
        columns={columns}
        columnGroupingModel={columnGroupingModel}
        columnVisibilityModel={columnVisibilityModel}
        disableColumnSelector
        hideFooter
      />
    </div>
  );
}
