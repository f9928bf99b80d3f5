import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { library, type LibraryItem } from '../../datasets/library';

export default function RowButtonNames() {
  const [ordered, setOrdered] = React.useState('nothing yet');

  const columns = React.useMemo<GridColDef<LibraryItem>[]>(
    () => [
      { field: 'title', headerName: 'Title', flex: 1, minWidth: 150 },
      {
        field: 'order',
        headerName: 'Order',
        width: 110,
        sortable: false,
        filterable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            aria-label={`Order ${row.title}`}
            onClick={() => setOrdered(row.title)}
            onKeyDown={(event) => event.key === ' ' && event.stopPropagation()}
          >
            Order
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ width: '100%' }}>
      <div style={{ height: 268 }}>
        <DataGrid
          rows={library}
          columns={columns}
          slotProps={{ main: { 'aria-label': 'Items to order' } }}
          disableRowSelectionOnClick
          hideFooter
        />
      </div>
      <Typography variant="body2" role="status" noWrap sx={{ height: 32, pt: 1 }}>
        Ordered: {ordered}
      </Typography>
    </Box>
  );
}
