export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
export const hours = ['8 AM', '10 AM', '12 PM', '2 PM', '4 PM', '6 PM', '8 PM'];

/** Visitors of a public library in an average week: a row per day, a column per opening hour. */
const VISITORS = [
  [12, 25, 38, 31, 44, 36, 14],
  [10, 22, 35, 33, 47, 39, 16],
  [14, 28, 41, 36, 58, 42, 18],
  [11, 24, 37, 34, 49, 41, 17],
  [13, 27, 39, 42, 53, 29, 9],
  [8, 46, 72, 81, 67, 24, 5],
  [4, 31, 55, 63, 48, 18, 3],
];

/** One cell of a heat map: index of the day, index of the hour, visitors. */
export const libraryVisits = VISITORS.flatMap((row, day) =>
  row.map((visitors, hour): [day: number, hour: number, visitors: number] => [day, hour, visitors]),
);

/** Visitors of each day of the week, added up. */
export const visitorsPerDay = VISITORS.map((row) => row.reduce((sum, visitors) => sum + visitors));
