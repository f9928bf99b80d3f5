/** Population of the regions of the world in one year, in millions. */
export type YearOfPopulation = {
  year: number;
  asia: number;
  africa: number;
  europe: number;
  latinAmerica: number;
  northernAmerica: number;
  oceania: number;
};

/** Population every ten years, rounded, as the United Nations estimate it. */
export const worldPopulation: YearOfPopulation[] = [
  [1960, 1705, 285, 606, 221, 205, 16],
  [1970, 2142, 365, 657, 287, 231, 20],
  [1980, 2650, 481, 694, 365, 255, 23],
  [1990, 3226, 638, 721, 443, 280, 27],
  [2000, 3741, 819, 727, 522, 313, 31],
  [2010, 4209, 1055, 736, 591, 344, 37],
  [2020, 4664, 1361, 746, 652, 374, 44],
].map(
  ([
    year = 0,
    asia = 0,
    africa = 0,
    europe = 0,
    latinAmerica = 0,
    northernAmerica = 0,
    oceania = 0,
  ]) => ({ year, asia, africa, europe, latinAmerica, northernAmerica, oceania }),
);
