/** A stake in the ice, where surveyors read off how much of it has melted. */
export interface GlacierStake {
  id: number;
  glacier: string;
  /** Unique within its glacier, `A-01` for example. */
  stake: string;
  /** In meters above the sea. */
  altitude: number;
  /** Of the ice, in meters. */
  thickness: number;
  /** Melted ice in centimeters, one number for each survey. */
  melt: number[];
}

export const glaciers: string[] = [
  'Aldermark',
  'Brennfirn',
  'Corvisk',
  'Dunmor',
  'Eiravik',
  'Falkenkees',
  'Grisalba',
  'Hvitbre',
];

const MONTHS = ['May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct'];

const SUMMER = [12, 31, 58, 63, 29, 8];

/** The survey in column `index`: six of them in each year, from 2015 on. */
export function surveyName(index: number): string {
  return `${MONTHS[index % 6]} ${2015 + Math.floor(index / 6)}`;
}

/** The same stakes on every call: no value is random. */
export function createStakes(count: number, surveys: number): GlacierStake[] {
  return Array.from({ length: count }, (_item, row) => {
    const altitude = 1650 + ((row * 137) % 1480);
    const line = String.fromCharCode(65 + (Math.floor(row / 8) % 26));
    return {
      id: row + 1,
      glacier: glaciers[row % glaciers.length]!,
      stake: `${line}-${String(Math.floor(row / (8 * 26)) + 1).padStart(2, '0')}`,
      altitude,
      thickness: 24 + ((row * 53) % 211),
      melt: Array.from({ length: surveys }, (_survey, index) =>
        Math.round(
          (SUMMER[index % 6]! * (4200 - altitude)) / 1800 + ((row * 29 + index * 17) % 13),
        ),
      ),
    };
  });
}

/** Columns that name each stake, and one for each survey; they work in the grid of any plan. */
export function createSurveyColumns(surveys: number) {
  return [
    { field: 'glacier', headerName: 'Glacier', width: 120 },
    { field: 'stake', headerName: 'Stake', width: 90 },
    ...Array.from({ length: surveys }, (_item, index) => ({
      field: `survey${index}`,
      headerName: surveyName(index),
      width: 100,
      valueGetter: (_value: never, row: GlacierStake) => row.melt[index % row.melt.length],
    })),
  ];
}
