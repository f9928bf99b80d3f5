import Chip from '@mui/material/Chip';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { orders, orderStates, type Order } from '../datasets/orders';

const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1, minWidth: 140, editable: true },
  { field: 'product', headerName: 'Product', flex: 1, minWidth: 120 },
  {
    field: 'state',
    headerName: 'State',
    type: 'singleSelect',
    valueOptions: orderStates,
    width: 130,
    editable: true,
    renderCell: ({ value }) => (
      <Chip
        size="small"
        label={value}
        color={value === 'Delivered' ? 'success' : value === 'New' ? 'primary' : 'default'}
        variant={value === 'New' ? 'filled' : 'outlined'}
      />
    ),
  },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', width: 100, editable: true },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 120,
    valueFormatter: (value: number) => dollars.format(value),
  },
];

export default function RecentOrders() {
  return (
    <div style={{ height: 372, width: '100%' }}>
      <DataGrid
        aria-label="Recent orders"
        rows={orders}
        columns={columns}
        initialState={{ pagination: { paginationModel: { pageSize: 5 } } }}
        pageSizeOptions={[5]}
        checkboxSelection
        disableRowSelectionOnClick
      />
    </div>
  );
}
