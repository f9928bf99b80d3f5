export type PantryUnit = 'kg' | 'l' | 'pc';

export type PantryShelf = 'Cold room' | 'Dry store' | 'Freezer';

/** One ingredient in the pantry of a restaurant. All dates are in the reader's own time zone. */
export interface Ingredient {
  id: number;
  ingredient: string;
  stock: number;
  unit: PantryUnit;
  shelf: PantryShelf;
  supplier: string;
  /** `null` for ingredients that never spoil. */
  bestBefore: Date | null;
  organic: boolean;
  /** In US dollars for one unit. */
  price: number;
  allergens: string[];
}

export const units: PantryUnit[] = ['kg', 'l', 'pc'];

export const shelves: PantryShelf[] = ['Cold room', 'Dry store', 'Freezer'];

/** The suppliers of each shelf. */
export const suppliers: Record<PantryShelf, string[]> = {
  'Cold room': ['Greenhouse 12', 'Halden Dairy', 'Quay Market'],
  'Dry store': ['Casa Lupo', 'Moritz & Sons'],
  Freezer: ['Nordeis', 'Quay Market'],
};

export const allergenNames: string[] = ['Eggs', 'Gluten', 'Milk', 'Nuts', 'Shellfish', 'Soy'];

export const pantry: Ingredient[] = [
  {
    id: 1,
    ingredient: 'Arborio rice',
    stock: 18,
    unit: 'kg',
    shelf: 'Dry store',
    supplier: 'Moritz & Sons',
    bestBefore: new Date(2025, 10, 30),
    organic: false,
    price: 2.85,
    allergens: [],
  },
  {
    id: 2,
    ingredient: 'Basil, fresh',
    stock: 1.5,
    unit: 'kg',
    shelf: 'Cold room',
    supplier: 'Greenhouse 12',
    bestBefore: new Date(2025, 4, 16),
    organic: true,
    price: 14.2,
    allergens: [],
  },
  {
    id: 3,
    ingredient: 'Chickpeas',
    stock: 22,
    unit: 'kg',
    shelf: 'Dry store',
    supplier: 'Moritz & Sons',
    bestBefore: new Date(2026, 2, 15),
    organic: true,
    price: 3.1,
    allergens: [],
  },
  {
    id: 4,
    ingredient: 'Cream, 35 %',
    stock: 14,
    unit: 'l',
    shelf: 'Cold room',
    supplier: 'Halden Dairy',
    bestBefore: new Date(2025, 4, 20),
    organic: false,
    price: 4.65,
    allergens: ['Milk'],
  },
  {
    id: 5,
    ingredient: 'Eggs, free range',
    stock: 180,
    unit: 'pc',
    shelf: 'Cold room',
    supplier: 'Halden Dairy',
    bestBefore: new Date(2025, 5, 2),
    organic: true,
    price: 0.34,
    allergens: ['Eggs'],
  },
  {
    id: 6,
    ingredient: 'Hazelnuts',
    stock: 6,
    unit: 'kg',
    shelf: 'Dry store',
    supplier: 'Casa Lupo',
    bestBefore: new Date(2025, 8, 12),
    organic: false,
    price: 11.9,
    allergens: ['Nuts'],
  },
  {
    id: 7,
    ingredient: 'Olive oil',
    stock: 25,
    unit: 'l',
    shelf: 'Dry store',
    supplier: 'Casa Lupo',
    bestBefore: new Date(2026, 0, 31),
    organic: true,
    price: 9.4,
    allergens: [],
  },
  {
    id: 8,
    ingredient: 'Puff pastry',
    stock: 40,
    unit: 'pc',
    shelf: 'Freezer',
    supplier: 'Nordeis',
    bestBefore: new Date(2025, 9, 8),
    organic: false,
    price: 1.95,
    allergens: ['Gluten', 'Milk'],
  },
  {
    id: 9,
    ingredient: 'Rye flour',
    stock: 35,
    unit: 'kg',
    shelf: 'Dry store',
    supplier: 'Moritz & Sons',
    bestBefore: new Date(2025, 6, 21),
    organic: false,
    price: 1.2,
    allergens: ['Gluten'],
  },
  {
    id: 10,
    ingredient: 'Sea salt',
    stock: 9,
    unit: 'kg',
    shelf: 'Dry store',
    supplier: 'Casa Lupo',
    bestBefore: null,
    organic: false,
    price: 0.95,
    allergens: [],
  },
  {
    id: 11,
    ingredient: 'Shrimp, peeled',
    stock: 8,
    unit: 'kg',
    shelf: 'Freezer',
    supplier: 'Nordeis',
    bestBefore: new Date(2025, 7, 14),
    organic: false,
    price: 17.5,
    allergens: ['Shellfish'],
  },
  {
    id: 12,
    ingredient: 'Spinach leaves',
    stock: 4,
    unit: 'kg',
    shelf: 'Cold room',
    supplier: 'Greenhouse 12',
    bestBefore: new Date(2025, 4, 13),
    organic: true,
    price: 5.3,
    allergens: [],
  },
];

/** The most that the pantry can hold of one ingredient, in its unit. */
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
 * Saves an ingredient, as `PUT /pantry/:id` would. Resolves to the stored row: names are trimmed
 * and prices rounded to cents. Rejects an empty name and more than the pantry can hold.
 */
export function saveIngredient(row: Ingredient): Promise<Ingredient> {
  return later(() => {
    const ingredient = row.ingredient.trim();
    if (ingredient === '') {
      throw new Error('An ingredient needs a name.');
    }
    if (row.stock > ROOM) {
      throw new Error(`There is room for ${ROOM} ${row.unit} only.`);
    }
    return { ...row, ingredient, price: Math.round(row.price * 100) / 100 };
  });
}

/** Checks whether another ingredient has a name, as `GET /pantry?name=…` would. */
export function isNameTaken(name: string, id: Ingredient['id']): Promise<boolean> {
  const wanted = name.trim().toLowerCase();
  return later(() =>
    pantry.some((row) => row.id !== id && row.ingredient.toLowerCase() === wanted),
  );
}
