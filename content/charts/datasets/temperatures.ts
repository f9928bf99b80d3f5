/** Average temperature of one month in three cities, in degrees Celsius. */
export type MonthOfTemperatures = { month: string; oslo: number; rome: number; sydney: number };

/** Average temperatures of a year, rounded to degrees. */
export const monthlyTemperatures: MonthOfTemperatures[] = [
  { month: 'Jan', oslo: -4, rome: 8, sydney: 24 },
  { month: 'Feb', oslo: -3, rome: 9, sydney: 23 },
  { month: 'Mar', oslo: 1, rome: 11, sydney: 22 },
  { month: 'Apr', oslo: 6, rome: 14, sydney: 19 },
  { month: 'May', oslo: 12, rome: 18, sydney: 16 },
  { month: 'Jun', oslo: 16, rome: 23, sydney: 13 },
  { month: 'Jul', oslo: 18, rome: 26, sydney: 13 },
  { month: 'Aug', oslo: 17, rome: 26, sydney: 14 },
  { month: 'Sep', oslo: 12, rome: 22, sydney: 16 },
  { month: 'Oct', oslo: 6, rome: 18, sydney: 19 },
  { month: 'Nov', oslo: 1, rome: 13, sydney: 21 },
  { month: 'Dec', oslo: -3, rome: 9, sydney: 23 },
];

/** Lowest and highest temperature of one day, in degrees Celsius. */
export type DayOfTemperatures = { date: Date; low: number; high: number };

/** The first two weeks of April 2024 in one town. Dates are at midnight of the local time zone. */
export const dailyTemperatures: DayOfTemperatures[] = [
  [3, 11],
  [4, 13],
  [6, 15],
  [7, 16],
  [5, 12],
  [2, 9],
  [1, 8],
  [3, 12],
  [6, 16],
  [8, 19],
  [9, 20],
  [9, 18],
  [7, 15],
  [6, 14],
].map(([low = 0, high = 0], index) => ({ date: new Date(2024, 3, 1 + index), low, high }));
