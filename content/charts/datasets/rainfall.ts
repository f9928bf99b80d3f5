/** Rain of each week of 2024 in one town, in millimeters. */
export const weeklyRain = [
  21, 18, 26, 31, 24, 19, 15, 22, 28, 25, 17, 14, 20, 16, 12, 18, 23, 15, 11, 9, 14, 19, 13, 8, 6,
  10, 12, 7, 4, 5, 9, 3, 2, 6, 8, 11, 7, 14, 18, 22, 16, 25, 29, 34, 27, 31, 36, 28, 33, 39, 35, 30,
];

/** The Monday of each week, at midnight of the local time zone. */
export const weeksOf2024 = Array.from(weeklyRain.keys(), (week) => new Date(2024, 0, 1 + 7 * week));
