/** One order of a small bicycle shop. */
export interface Order {
  id: number;
  customer: string;
  product: string;
  /** In US dollars. */
  total: number;
}

export const orders: Order[] = [
  { id: 2041, customer: 'Amara Okafor', product: 'City bike', total: 749 },
  { id: 2042, customer: 'Jonas Weber', product: 'Helmet', total: 64 },
  { id: 2043, customer: 'Lucía Romero', product: 'Cargo bike', total: 2390 },
  { id: 2044, customer: 'Noah Clarke', product: 'Repair kit', total: 28 },
];
