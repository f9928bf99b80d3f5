import * as React from 'react';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnGroupingModel,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', width: 160 },
  {
    field: 'revenue',
    headerName: 'Revenue ($)',
    type: 'number',
    width: 130,
    valueGetter: (_value, row) => row.sold * row.price,
  },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 110 },
  { field: 'price', headerName: 'Price ($)', type: 'number', width: 110 },
];

const collapsed: GridColumnVisibilityModel = { sold: false, price: false };

export default function CollapsibleColumnGroup() {
  const [model, setModel] = React.useState(collapsed);
  const expanded = model.sold !== false;

  const groups = React.useMemo<GridColumnGroupingModel>(
    () => [
      {
        groupId: 'sales',
        headerName: 'Sales',
        children: [{ field: 'revenue' }, { field: 'sold' }, { field: 'price' }],
        renderHeaderGroup: () => (
          <Button
            size="small"
            aria-expanded={expanded}
            onClick={() => setModel(expanded ? collapsed : {})}
          >
            {expanded ? 'Sales −' : 'Sales +'}
          </Button>
        ),
      },
    ],
    [expanded],
  );

  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Offers with a group of columns to expand"
        rows={offers}
        columns={columns}
        columnGroupingModel={groups}
        columnVisibilityModel={model}
        onColumnVisibilityModelChange={setModel}
        hideFooter
      />
    </div>
  );
}
