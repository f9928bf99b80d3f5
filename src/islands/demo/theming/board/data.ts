import type { GridColDef } from '@mui/x-data-grid-pro';

/** Orders, as a back office sees them. */
const ORDERS = [
  [10482, 'Marta Okafor', 'Standing desk', 'Paid', 2, 1380, true],
  [10483, 'Jonas Lindqvist', 'Office chair', 'Shipped', 6, 2094, true],
  [10484, 'Priya Raman', 'Monitor arm', 'Open', 4, 516, false],
  [10485, 'Carlos Medina', 'Desk lamp', 'Returned', 1, 89, true],
  [10486, 'Aiko Tanaka', 'Keyboard', 'Paid', 12, 1548, false],
  [10487, 'Leïla Haddad', 'Whiteboard', 'Open', 3, 747, true],
  [10488, 'Tom Fischer', 'Filing cabinet', 'Shipped', 2, 458, false],
] as const;

export const ORDER_ROWS = ORDERS.map(
  ([id, customer, product, status, items, total, isInvoiced]) => ({
    ...{ id, customer, product, status, items, total, isInvoiced },
  }),
);

export const ORDER_COLUMNS: GridColDef<(typeof ORDER_ROWS)[number]>[] = [
  { field: 'customer', headerName: 'Customer', width: 150 },
  { field: 'product', headerName: 'Product', width: 150 },
  {
    field: 'status',
    headerName: 'Status',
    type: 'singleSelect',
    valueOptions: ['Open', 'Paid', 'Shipped', 'Returned'],
    width: 110,
    editable: true,
  },
  { field: 'items', headerName: 'Items', type: 'number', width: 90, editable: true },
  {
    field: 'total',
    headerName: 'Total',
    type: 'number',
    width: 110,
    valueFormatter: (value: number) => `$${value.toLocaleString('en-US')}`,
  },
  { field: 'isInvoiced', headerName: 'Invoiced', type: 'boolean', width: 100 },
];

export const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];

export const SALES = [
  { label: 'Desks', data: [42, 47, 51, 49, 58, 63] },
  { label: 'Chairs', data: [35, 38, 33, 41, 44, 46] },
  { label: 'Lighting', data: [18, 17, 22, 24, 21, 27] },
  { label: 'Storage', data: [12, 15, 14, 19, 18, 22] },
];

export const FILES = [
  {
    id: 'finance',
    label: 'Finance',
    children: [
      { id: 'invoices', label: 'Invoices 2025' },
      { id: 'budget', label: 'Budget.xlsx' },
    ],
  },
  {
    id: 'people',
    label: 'People',
    children: [
      { id: 'contracts', label: 'Contracts' },
      { id: 'handbook', label: 'Handbook.pdf' },
    ],
  },
  { id: 'logo', label: 'Logo.svg' },
];
