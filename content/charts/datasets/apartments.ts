/** One apartment for rent: its floor area in square meters and its rent per month in dollars. */
export interface Apartment {
  id: string;
  area: number;
  rent: number;
}

function list(prefix: string, offers: [area: number, rent: number][]): Apartment[] {
  return offers.map(([area, rent], index) => ({ id: `${prefix}-${index + 1}`, area, rent }));
}

/** Apartments in the center of the city: small and expensive. */
export const centralApartments = list('center', [
  [24, 780],
  [28, 860],
  [31, 940],
  [35, 980],
  [38, 1120],
  [42, 1150],
  [45, 1290],
  [52, 1380],
  [58, 1560],
  [63, 1620],
  [71, 1840],
  [84, 2150],
]);

/** Apartments in the suburbs: the same rent pays for more space. */
export const suburbanApartments = list('suburb', [
  [36, 610],
  [44, 700],
  [48, 690],
  [55, 820],
  [60, 860],
  [66, 980],
  [70, 940],
  [78, 1090],
  [85, 1180],
  [92, 1240],
  [104, 1390],
  [118, 1560],
]);
