import {
  DataGrid,
  GridFooterContainer,
  gridRowCountSelector,
  useGridApiContext,
  useGridSelector,
  type GridColDef,
} from '@mui/x-data-grid';
import { orders, type Order } from '../../datasets/orders';

const columns: GridColDef<Order>[] = [
  { field: 'customer', headerName: 'Customer', flex: 1 },
  { field: 'total', headerName: 'Total ($)', type: 'number', width: 120 },
];

function OrderCount() {
  const apiRef = useGridApiContext();
  const count = useGridSelector(apiRef, gridRowCountSelector);

  return <GridFooterContainer sx={{ px: 2 }}>{count} orders this week</GridFooterContainer>;
}

export default function ReplaceGridFooter() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Orders with another footer"
        rows={orders}
        columns={columns}
        slots={{ footer: OrderCount }}
      />
    </div>
  );
}
