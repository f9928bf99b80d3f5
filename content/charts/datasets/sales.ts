/** Sales of a shop for one month, in thousand dollars. A type, because charts need an index signature. */
export type MonthOfSales = { month: string; online: number; store: number };

/** Sales of the year 2024. Online sales overtake the store in the fall. */
export const monthlySales: MonthOfSales[] = [
  { month: 'Jan', online: 24, store: 46 },
  { month: 'Feb', online: 26, store: 41 },
  { month: 'Mar', online: 31, store: 47 },
  { month: 'Apr', online: 33, store: 44 },
  { month: 'May', online: 35, store: 49 },
  { month: 'Jun', online: 38, store: 52 },
  { month: 'Jul', online: 36, store: 48 },
  { month: 'Aug', online: 39, store: 45 },
  { month: 'Sep', online: 47, store: 46 },
  { month: 'Oct', online: 52, store: 48 },
  { month: 'Nov', online: 68, store: 55 },
  { month: 'Dec', online: 74, store: 67 },
];

/** Sales of a shop for one quarter, in thousand dollars, by product. */
export type QuarterOfSales = { quarter: string; laptops: number; phones: number; tablets: number };

/** Sales of the year 2024 by product. */
export const quarterlySales: QuarterOfSales[] = [
  { quarter: 'Q1', laptops: 86, phones: 92, tablets: 37 },
  { quarter: 'Q2', laptops: 94, phones: 109, tablets: 48 },
  { quarter: 'Q3', laptops: 112, phones: 105, tablets: 44 },
  { quarter: 'Q4', laptops: 141, phones: 158, tablets: 65 },
];

/** Income minus costs of each month of 2024, in thousand dollars: three months end with a loss. */
export const monthlyProfit = [6, -4, 9, 7, 11, 14, 5, -3, -8, 12, 24, 31];
