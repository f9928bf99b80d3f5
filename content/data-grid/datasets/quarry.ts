export type Stone = 'Basalt' | 'Granite' | 'Limestone' | 'Sandstone' | 'Slate';

export type DeliveryStatus = 'loaded' | 'underway' | 'delivered' | 'refused';

/** One truckload of stone on its way from a quarry. All dates are in the reader's own time zone. */
export interface Delivery {
  /** The docket number. */
  id: string;
  region: string;
  quarry: string;
  stone: Stone;
  product: string;
  customer: string;
  truck: string;
  leftOn: Date;
  /** In metric tons. */
  tonnes: number;
  /** In US dollars. */
  pricePerTonne: number;
  /** In kilometers. */
  distance: number;
  /** In percent; `null` while the laboratory has not measured the load. */
  moisture: number | null;
  status: DeliveryStatus;
  paid: boolean;
}

interface Quarry {
  region: string;
  quarry: string;
  stone: Stone;
  /** In US dollars per metric ton, before the surcharge of the product. */
  price: number;
}

export const quarries: readonly Quarry[] = [
  { region: 'High Moor', quarry: 'Black Edge', stone: 'Granite', price: 31 },
  { region: 'High Moor', quarry: 'Cold Fell', stone: 'Granite', price: 29 },
  { region: 'Lake Shore', quarry: 'Heron Point', stone: 'Limestone', price: 18 },
  { region: 'Lake Shore', quarry: 'Redcliff', stone: 'Sandstone', price: 24 },
  { region: 'Low Hills', quarry: 'Marlpit', stone: 'Limestone', price: 17 },
  { region: 'Low Hills', quarry: 'Sunny Bank', stone: 'Sandstone', price: 22 },
  { region: 'Low Hills', quarry: 'Whitegate', stone: 'Limestone', price: 19 },
  { region: 'North Coast', quarry: 'Gullcrag', stone: 'Basalt', price: 21 },
  { region: 'North Coast', quarry: 'Tarn Head', stone: 'Slate', price: 38 },
];

export const stones: Stone[] = ['Basalt', 'Granite', 'Limestone', 'Sandstone', 'Slate'];

export const deliveryStatuses: { value: DeliveryStatus; label: string }[] = [
  { value: 'loaded', label: 'Loaded' },
  { value: 'underway', label: 'On the road' },
  { value: 'delivered', label: 'Delivered' },
  { value: 'refused', label: 'Refused' },
];

const products = [
  { product: 'Gravel 8/16', surcharge: 0 },
  { product: 'Curbstones', surcharge: 14.5 },
  { product: 'Riprap', surcharge: 3 },
  { product: 'Paving slabs', surcharge: 22 },
  { product: 'Sand 0/4', surcharge: 1.5 },
];

const customers = [
  'Harbor Works',
  'Brandt Paving',
  'Okoye & Daughters',
  'County Roads',
  'Lindqvist Gardens',
  'Rail North',
  'Mill Lane Concrete',
];

const trucks = ['T-02', 'T-05', 'T-07', 'T-11', 'T-14', 'T-16'];

function createDelivery(index: number): Delivery {
  const { region, quarry, stone, price } = quarries[(index * 4 + Math.floor(index / 5)) % 9]!;
  const { product, surcharge } = products[(index * 3 + Math.floor(index / 7)) % products.length]!;
  const status: DeliveryStatus =
    index >= 174
      ? 'loaded'
      : index >= 168
        ? 'underway'
        : index % 29 === 11
          ? 'refused'
          : 'delivered';
  return {
    id: `D-${2001 + index}`,
    region,
    quarry,
    stone,
    product,
    customer: customers[(index * 5 + Math.floor(index / 3)) % customers.length]!,
    truck: trucks[(index * 7 + Math.floor(index / 4)) % trucks.length]!,
    leftOn: new Date(2025, 3, 1 + Math.floor(index / 6), 6 + (index % 6) * 2),
    tonnes: 9 + ((index * 37) % 43) / 2,
    pricePerTonne: price + surcharge,
    distance: 6 + ((index * 23) % 71),
    moisture: index % 7 === 3 ? null : 1 + ((index * 13) % 34) / 10,
    status,
    paid: status === 'delivered' && index % 4 !== 1,
  };
}

/** A month of deliveries, in the order in which the trucks left. */
export const deliveries: Delivery[] = Array.from({ length: 180 }, (_, index) =>
  createDelivery(index),
);

/** The trucks of the first morning and of the day after it: a handful of rows. */
export const firstDeliveries: Delivery[] = deliveries.slice(0, 9);
