/** A store of a retailer, with its sales of each month. */
export interface Store {
  id: number;
  city: string;
  /** Unique within its city, `A-01` for example. */
  store: string;
  /** In square meters. */
  area: number;
  /** Number of employees. */
  staff: number;
  /** In thousand US dollars, one number for each month. */
  sales: number[];
}

export const cities: string[] = [
  'Accra',
  'Bergen',
  'Chennai',
  'Dakar',
  'Essen',
  'Fukuoka',
  'Geneva',
  'Hanoi',
];

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const SEASON = [30, 28, 33, 35, 38, 41, 44, 42, 36, 37, 46, 63];

/** The month in column `index`, from January 2015 on. */
export function monthName(index: number): string {
  return `${MONTHS[index % 12]} ${2015 + Math.floor(index / 12)}`;
}

/** The same stores on every call: no value is random. */
export function createStores(count: number, months: number): Store[] {
  return Array.from({ length: count }, (_item, row) => {
    const area = 1650 + ((row * 137) % 1480);
    const line = String.fromCharCode(65 + (Math.floor(row / 8) % 26));
    return {
      id: row + 1,
      city: cities[row % cities.length]!,
      store: `${line}-${String(Math.floor(row / (8 * 26)) + 1).padStart(2, '0')}`,
      area,
      staff: 24 + ((row * 53) % 211),
      sales: Array.from({ length: months }, (_month, index) =>
        Math.round((SEASON[index % 12]! * (4200 - area)) / 1800 + ((row * 29 + index * 17) % 13)),
      ),
    };
  });
}

/** Columns that name each store, and one for each month; they work in the grid of any plan. */
export function createMonthColumns(months: number) {
  return [
    { field: 'city', headerName: 'City', width: 120 },
    { field: 'store', headerName: 'Store', width: 90 },
    ...Array.from({ length: months }, (_item, index) => ({
      field: `month${index}`,
      headerName: monthName(index),
      width: 100,
      valueGetter: (_value: never, row: Store) => row.sales[index % row.sales.length],
    })),
  ];
}
