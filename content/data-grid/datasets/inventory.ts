export type ProductUnit = 'box' | 'l' | 'pc';

export type ProductShelf = 'Cabinet' | 'Depot' | 'Workshop';

/** One product in the stockroom of a company. All dates are in the reader's own time zone. */
export interface Product {
  id: number;
  product: string;
  stock: number;
  unit: ProductUnit;
  shelf: ProductShelf;
  supplier: string;
  /** `null` for products without a date. */
  useBy: Date | null;
  recycled: boolean;
  /** In US dollars for one unit. */
  price: number;
  labels: string[];
}

export const units: ProductUnit[] = ['box', 'l', 'pc'];

export const shelves: ProductShelf[] = ['Cabinet', 'Depot', 'Workshop'];

/** The suppliers of each shelf. */
export const suppliers: Record<ProductShelf, string[]> = {
  Cabinet: ['Green Office', 'Halden Supplies', 'Quay Market'],
  Depot: ['Casa Lupo', 'Moritz & Sons'],
  Workshop: ['Nordwerk', 'Quay Market'],
};

export const labelNames: string[] = ['Bulky', 'Flammable', 'Liquid', 'Paper', 'Sharp', 'Toxic'];

export const inventory: Product[] = [
  {
    id: 1,
    product: 'Adhesive tape',
    stock: 18,
    unit: 'box',
    shelf: 'Depot',
    supplier: 'Moritz & Sons',
    useBy: new Date(2025, 10, 30),
    recycled: false,
    price: 2.85,
    labels: [],
  },
  {
    id: 2,
    product: 'Batteries',
    stock: 1.5,
    unit: 'box',
    shelf: 'Cabinet',
    supplier: 'Green Office',
    useBy: new Date(2025, 4, 16),
    recycled: true,
    price: 14.2,
    labels: [],
  },
  {
    id: 3,
    product: 'Copy paper',
    stock: 22,
    unit: 'box',
    shelf: 'Depot',
    supplier: 'Moritz & Sons',
    useBy: new Date(2026, 2, 15),
    recycled: true,
    price: 3.1,
    labels: [],
  },
  {
    id: 4,
    product: 'Dish soap',
    stock: 14,
    unit: 'l',
    shelf: 'Cabinet',
    supplier: 'Halden Supplies',
    useBy: new Date(2025, 4, 20),
    recycled: false,
    price: 4.65,
    labels: ['Liquid'],
  },
  {
    id: 5,
    product: 'Envelopes, C4',
    stock: 180,
    unit: 'pc',
    shelf: 'Cabinet',
    supplier: 'Halden Supplies',
    useBy: new Date(2025, 5, 2),
    recycled: true,
    price: 0.34,
    labels: ['Bulky'],
  },
  {
    id: 6,
    product: 'Hand towels',
    stock: 6,
    unit: 'box',
    shelf: 'Depot',
    supplier: 'Casa Lupo',
    useBy: new Date(2025, 8, 12),
    recycled: false,
    price: 11.9,
    labels: ['Paper'],
  },
  {
    id: 7,
    product: 'Machine oil',
    stock: 25,
    unit: 'l',
    shelf: 'Depot',
    supplier: 'Casa Lupo',
    useBy: new Date(2026, 0, 31),
    recycled: true,
    price: 9.4,
    labels: [],
  },
  {
    id: 8,
    product: 'Protective gloves',
    stock: 40,
    unit: 'pc',
    shelf: 'Workshop',
    supplier: 'Nordwerk',
    useBy: new Date(2025, 9, 8),
    recycled: false,
    price: 1.95,
    labels: ['Bulky', 'Flammable'],
  },
  {
    id: 9,
    product: 'Rubber bands',
    stock: 35,
    unit: 'box',
    shelf: 'Depot',
    supplier: 'Moritz & Sons',
    useBy: new Date(2025, 6, 21),
    recycled: false,
    price: 1.2,
    labels: ['Flammable'],
  },
  {
    id: 10,
    product: 'Screws, 4 mm',
    stock: 9,
    unit: 'box',
    shelf: 'Depot',
    supplier: 'Casa Lupo',
    useBy: null,
    recycled: false,
    price: 0.95,
    labels: [],
  },
  {
    id: 11,
    product: 'Steel hooks',
    stock: 8,
    unit: 'box',
    shelf: 'Workshop',
    supplier: 'Nordwerk',
    useBy: new Date(2025, 7, 14),
    recycled: false,
    price: 17.5,
    labels: ['Sharp'],
  },
  {
    id: 12,
    product: 'Toner cartridges',
    stock: 4,
    unit: 'box',
    shelf: 'Cabinet',
    supplier: 'Green Office',
    useBy: new Date(2025, 4, 13),
    recycled: true,
    price: 5.3,
    labels: [],
  },
];

/** The most that the stockroom can hold of one product, in its unit. */
export const ROOM = 200;

function later<T>(run: () => T): Promise<T> {
  return new Promise((resolve, reject) => {
    setTimeout(() => {
      try {
        resolve(run());
      } catch (error) {
        reject(error);
      }
    }, 600);
  });
}

/**
 * Saves a product, as `PUT /inventory/:id` would. Resolves to the stored row: names are trimmed
 * and prices rounded to cents. Rejects an empty name and more than the inventory can hold.
 */
export function saveProduct(row: Product): Promise<Product> {
  return later(() => {
    const product = row.product.trim();
    if (product === '') {
      throw new Error('A product needs a name.');
    }
    if (row.stock > ROOM) {
      throw new Error(`There is room for ${ROOM} ${row.unit} only.`);
    }
    return { ...row, product, price: Math.round(row.price * 100) / 100 };
  });
}

/** Checks whether another product has a name, as `GET /inventory?name=…` would. */
export function isNameTaken(name: string, id: Product['id']): Promise<boolean> {
  const wanted = name.trim().toLowerCase();
  return later(() =>
    inventory.some((row) => row.id !== id && row.product.toLowerCase() === wanted),
  );
}
