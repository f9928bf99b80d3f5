import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { deDE } from '@mui/x-data-grid/locales';
import {
  GridPreferencePanelsValue,
  GridToolbarQuickFilter,
  type GridColDef,
  type GridRowHeightParams,
} from '@mui/x-data-grid';

const products = ['Lamp', 'Chair', 'Desk', 'Shelf', 'Sofa', 'Rug', 'Mirror', 'Clock'];
const categories = ['Office', 'Living room', 'Bedroom'];
const states = ['Ordered', 'Packed', 'Shipped', 'Delivered'];

export interface Order {
  id: number;
  product: string;
  category: string;
  quantity: number;
  price: number;
  ordered: Date;
  state: string;
  paid: boolean;
}

/** Creates the same orders every time. */
export function createRows(count: number): Order[] {
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    product: products[(index * 7) % products.length]!,
    category: categories[(index * 5) % categories.length]!,
    quantity: 1 + ((index * 13) % 9),
    price: 20 + ((index * 37) % 400),
    ordered: new Date(2024, index % 12, 1 + (index % 28)),
    state: states[(index * 3) % states.length]!,
    paid: index % 3 !== 0,
  }));
}

const orderColumns: GridColDef<Order>[] = [
  { field: 'product', headerName: 'Product', width: 120, editable: true },
  { field: 'category', headerName: 'Category', width: 130 },
  { field: 'quantity', headerName: 'Quantity', type: 'number', editable: true },
  { field: 'price', headerName: 'Price', type: 'number' },
  { field: 'ordered', headerName: 'Ordered', type: 'date', width: 120 },
  { field: 'state', headerName: 'State', type: 'singleSelect', valueOptions: states },
  { field: 'paid', headerName: 'Paid', type: 'boolean' },
];

/** Creates columns: those of an order, then the price after each of the following weeks. */
export function createColumns(count: number): GridColDef<Order>[] {
  const weeks = Array.from(
    { length: Math.max(0, count - orderColumns.length) },
    (_, index): GridColDef<Order> => ({
      field: `week${index + 1}`,
      headerName: `Week ${index + 1}`,
      type: 'number',
      valueGetter: (_value, row) => row.price + ((row.id * (index + 3)) % 50),
    }),
  );
  return [...orderColumns.slice(0, count), ...weeks];
}

export function LoadError() {
  return (
    <Box
      sx={{ display: 'grid', placeContent: 'center', gap: 1, height: '100%', textAlign: 'center' }}
    >
      The rows could not be loaded.
      <Button size="small">Try again</Button>
    </Box>
  );
}

export function EmptyWarehouse() {
  return (
    <Box sx={{ display: 'grid', placeContent: 'center', height: '100%' }}>
      The warehouse is empty
    </Box>
  );
}

export const germanText = deDE.components.MuiDataGrid.defaultProps.localeText;

export function getTallerRow({ id }: GridRowHeightParams) {
  return Number(id) % 3 === 0 ? 80 : null;
}

export function getAutoHeight() {
  return 'auto' as const;
}

export function getWideSpacing() {
  return { top: 4, bottom: 4 };
}

export function isPaid({ row }: { row: Order }) {
  return row.paid;
}

export function getPaidClass({ row }: { row: Order }) {
  return row.paid ? 'paid' : 'unpaid';
}

export function keepRow(row: Order) {
  return row;
}

export function renderOrder({ row }: { row: Order }) {
  return (
    <Box sx={{ p: 2 }}>
      {row.quantity} × {row.product}, {row.state.toLowerCase()}
    </Box>
  );
}

export function getDetailHeight() {
  return 64;
}

export function getOrderPath(row: Order) {
  return [row.category, String(row.id)];
}

export function expandFirstGroup(node: { groupingKey: unknown }) {
  return node.groupingKey === 'Office';
}

export const pinnedOrders = { bottom: createRows(1).map((row) => ({ ...row, id: 0 })) };

export const listColumn = {
  field: 'list',
  renderCell: ({ row }: { row: Order }) => `${row.quantity} × ${row.product}`,
};

export const openFilterPanel = {
  preferencePanel: { open: true, openedPanelValue: GridPreferencePanelsValue.filters },
};

export function QuantityFooter() {
  return <Box sx={{ p: 1, borderTop: 1, borderColor: 'divider' }}>Prices include shipping</Box>;
}

export function QuickSearch() {
  return (
    <Box sx={{ p: 1 }}>
      <GridToolbarQuickFilter />
    </Box>
  );
}
