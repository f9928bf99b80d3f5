export const orderStates = ['New', 'Packed', 'Shipped', 'Delivered'];

/** One order of a small bicycle shop. */
export interface Order {
  id: number;
  customer: string;
  product: string;
  state: string;
  quantity: number;
  /** In US dollars. */
  total: number;
  ordered: Date;
  paid: boolean;
}

export const orders: Order[] = [
  {
    id: 2041,
    customer: 'Amara Okafor',
    product: 'City bike',
    state: 'Shipped',
    quantity: 1,
    total: 749,
    ordered: new Date(2024, 3, 12),
    paid: true,
  },
  {
    id: 2042,
    customer: 'Jonas Weber',
    product: 'Helmet',
    state: 'Delivered',
    quantity: 2,
    total: 118,
    ordered: new Date(2024, 3, 12),
    paid: true,
  },
  {
    id: 2043,
    customer: 'Mei Tanaka',
    product: 'Cargo bike',
    state: 'Packed',
    quantity: 1,
    total: 3290,
    ordered: new Date(2024, 3, 13),
    paid: false,
  },
  {
    id: 2044,
    customer: 'Lucía Romero',
    product: 'Bike light',
    state: 'New',
    quantity: 4,
    total: 96,
    ordered: new Date(2024, 3, 14),
    paid: false,
  },
  {
    id: 2045,
    customer: 'Noah Lindqvist',
    product: 'Child seat',
    state: 'New',
    quantity: 1,
    total: 139,
    ordered: new Date(2024, 3, 15),
    paid: true,
  },
  {
    id: 2046,
    customer: 'Priya Raman',
    product: 'Folding bike',
    state: 'Shipped',
    quantity: 2,
    total: 1598,
    ordered: new Date(2024, 3, 15),
    paid: true,
  },
  {
    id: 2047,
    customer: 'Elif Demir',
    product: 'Repair kit',
    state: 'Delivered',
    quantity: 3,
    total: 72,
    ordered: new Date(2024, 3, 16),
    paid: true,
  },
  {
    id: 2048,
    customer: 'Tomás Silva',
    product: 'City bike',
    state: 'New',
    quantity: 1,
    total: 749,
    ordered: new Date(2024, 3, 17),
    paid: false,
  },
];
