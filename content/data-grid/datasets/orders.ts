export type Category = 'Binders' | 'Headsets' | 'Notebooks' | 'Paper' | 'Webcams';

export type OrderStatus = 'packed' | 'shipped' | 'delivered' | 'returned';

/** An order of office supplies. All dates are in the reader's own time zone. */
export interface Order {
  /** The order number. */
  id: string;
  region: string;
  warehouse: string;
  category: Category;
  series: string;
  customer: string;
  carrier: string;
  orderedOn: Date;
  /** In kilograms. */
  weight: number;
  /** In US dollars. */
  unitPrice: number;
  /** From the warehouse to the customer, in kilometers. */
  distance: number;
  /** In percent; `null` if there is none. */
  discount: number | null;
  status: OrderStatus;
  paid: boolean;
}

interface Warehouse {
  region: string;
  warehouse: string;
  category: Category;
  /** In US dollars, before the surcharge of the series. */
  price: number;
}

export const warehouses: readonly Warehouse[] = [
  { region: 'Asia', warehouse: 'Bangalore', category: 'Headsets', price: 31 },
  { region: 'Asia', warehouse: 'Chengdu', category: 'Headsets', price: 29 },
  { region: 'Europe', warehouse: 'Hamburg', category: 'Notebooks', price: 18 },
  { region: 'Europe', warehouse: 'Rotterdam', category: 'Paper', price: 24 },
  { region: 'North America', warehouse: 'Memphis', category: 'Notebooks', price: 17 },
  { region: 'North America', warehouse: 'Seattle', category: 'Paper', price: 22 },
  { region: 'North America', warehouse: 'Winnipeg', category: 'Notebooks', price: 19 },
  { region: 'South America', warehouse: 'Guayaquil', category: 'Binders', price: 21 },
  { region: 'South America', warehouse: 'Talca', category: 'Webcams', price: 38 },
];

export const categories: Category[] = ['Binders', 'Headsets', 'Notebooks', 'Paper', 'Webcams'];

export const orderStatuses: { value: OrderStatus; label: string }[] = [
  { value: 'packed', label: 'Packed' },
  { value: 'shipped', label: 'Shipped' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'returned', label: 'Returned' },
];

const seriesList = [
  { series: 'Linea', surcharge: 0 },
  { series: 'Atlas', surcharge: 14.5 },
  { series: 'Orbit', surcharge: 3 },
  { series: 'Nova', surcharge: 22 },
  { series: 'Prime', surcharge: 1.5 },
];

const customers = [
  'Harbor Clinic',
  'Brandt Hotels',
  'Okoye & Daughters',
  'County Library',
  'Lindqvist Design',
  'Rail North',
  'Mill Lane School',
];

const carriers = ['Alto Freight', 'Borealis', 'Cargoline', 'Direct Post', 'Express 24', 'Fastlane'];

function createOrder(index: number): Order {
  const { region, warehouse, category, price } =
    warehouses[(index * 4 + Math.floor(index / 5)) % 9]!;
  const { series, surcharge } =
    seriesList[(index * 3 + Math.floor(index / 7)) % seriesList.length]!;
  const status: OrderStatus =
    index >= 174
      ? 'packed'
      : index >= 168
        ? 'shipped'
        : index % 29 === 11
          ? 'returned'
          : 'delivered';
  return {
    id: `SO-${2001 + index}`,
    region,
    warehouse,
    category,
    series,
    customer: customers[(index * 5 + Math.floor(index / 3)) % customers.length]!,
    carrier: carriers[(index * 7 + Math.floor(index / 4)) % carriers.length]!,
    orderedOn: new Date(2025, 3, 1 + Math.floor(index / 6), 6 + (index % 6) * 2),
    weight: 9 + ((index * 37) % 43) / 2,
    unitPrice: price + surcharge,
    distance: 6 + ((index * 23) % 71),
    discount: index % 7 === 3 ? null : 1 + ((index * 13) % 34) / 10,
    status,
    paid: status === 'delivered' && index % 4 !== 1,
  };
}

/** A month of orders, the earliest first. */
export const orders: Order[] = Array.from({ length: 180 }, (_, index) => createOrder(index));

/** The orders of the first two days: a handful of rows. */
export const firstOrders: Order[] = orders.slice(0, 9);
