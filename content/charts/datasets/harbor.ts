/** One month in the port of Ravnsund: ship arrivals by kind, and ferry passengers in thousands. */
export type HarborMonth = {
  month: string;
  cargo: number;
  ferries: number;
  yachts: number;
  passengers2023: number;
  passengers2024: number;
};

export const harborMonths: HarborMonth[] = [
  { month: 'Jan', cargo: 41, ferries: 62, yachts: 3, passengers2023: 8.1, passengers2024: 8.4 },
  { month: 'Feb', cargo: 38, ferries: 58, yachts: 4, passengers2023: 7.6, passengers2024: 8.2 },
  { month: 'Mar', cargo: 44, ferries: 66, yachts: 11, passengers2023: 9.9, passengers2024: 11.3 },
  { month: 'Apr', cargo: 46, ferries: 78, yachts: 29, passengers2023: 14.2, passengers2024: 13.5 },
  { month: 'May', cargo: 49, ferries: 93, yachts: 74, passengers2023: 19.8, passengers2024: 21.6 },
  {
    month: 'Jun',
    cargo: 47,
    ferries: 112,
    yachts: 138,
    passengers2023: 27.4,
    passengers2024: 29.9,
  },
  {
    month: 'Jul',
    cargo: 40,
    ferries: 124,
    yachts: 196,
    passengers2023: 36.5,
    passengers2024: 38.7,
  },
  {
    month: 'Aug',
    cargo: 42,
    ferries: 122,
    yachts: 171,
    passengers2023: 34.9,
    passengers2024: 36.2,
  },
  { month: 'Sep', cargo: 51, ferries: 96, yachts: 83, passengers2023: 21.7, passengers2024: 24.4 },
  { month: 'Oct', cargo: 54, ferries: 81, yachts: 31, passengers2023: 15.1, passengers2024: 16.8 },
  { month: 'Nov', cargo: 48, ferries: 67, yachts: 9, passengers2023: 9.2, passengers2024: 9.7 },
  { month: 'Dec', cargo: 43, ferries: 71, yachts: 5, passengers2023: 12.3, passengers2024: 12.9 },
];

/** Goods landed during the year, in thousand tons. */
export const landedGoods = [
  { id: 'timber', label: 'Timber', value: 142 },
  { id: 'grain', label: 'Grain', value: 96 },
  { id: 'fuel', label: 'Fuel', value: 71 },
  { id: 'fish', label: 'Fish', value: 38 },
  { id: 'gravel', label: 'Gravel', value: 27 },
];

export const harborDays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const harborHours = ['06-09', '09-12', '12-15', '15-18', '18-21'];

/** Ship movements in an average summer week: index of the day, index of the hours, movements. */
export const harborMovements: [number, number, number][] = [
  ...week(0, [14, 19, 16, 17, 8]),
  ...week(1, [13, 18, 15, 16, 7]),
  ...week(2, [14, 20, 17, 18, 9]),
  ...week(3, [15, 21, 18, 19, 10]),
  ...week(4, [17, 24, 26, 31, 19]),
  ...week(5, [9, 28, 34, 30, 16]),
  ...week(6, [6, 22, 29, 36, 21]),
];

function week(day: number, movements: number[]) {
  return movements.map((count, hours): [number, number, number] => [day, hours, count]);
}
