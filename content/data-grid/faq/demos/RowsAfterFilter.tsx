import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  gridFilteredSortedRowEntriesSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid';
import { offers, type Offer } from '../../datasets/offers';

const columns: GridColDef<Offer>[] = [
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 130 },
  { field: 'warehouse', headerName: 'Warehouse', width: 130 },
  { field: 'sold', headerName: 'Sold', type: 'number', width: 90 },
];

export default function RowsAfterFilter() {
  const apiRef = useGridApiRef();
  const [message, setMessage] = React.useState('');

  const readRows = () => {
    const rows = gridFilteredSortedRowEntriesSelector(apiRef).map(({ model }) => model);
    setMessage(`${rows.length} rows, the first is ${rows[0]?.['product'] ?? 'missing'}`);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', height: 48, pb: 1 }}>
        <Button variant="outlined" onClick={readRows} sx={{ flexShrink: 0 }}>
          Read rows
        </Button>
        <span role="status">{message}</span>
      </Box>
      <div style={{ height: 320 }}>
        <DataGrid
          aria-label="Offers to filter and read"
          apiRef={apiRef}
          rows={offers}
          columns={columns}
          initialState={{
            filter: {
              filterModel: {
                items: [{ field: 'warehouse', operator: 'equals', value: 'Rotterdam' }],
              },
            },
            sorting: { sortModel: [{ field: 'sold', sort: 'desc' }] },
          }}
          hideFooter
        />
      </div>
    </Box>
  );
}
