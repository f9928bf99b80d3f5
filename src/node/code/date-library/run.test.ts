import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { COMPUTED_LIBRARIES, type ComputedLibrary } from '../../../core/demo/date-library.ts';
import { ROOT } from '../../load-config.ts';
import { convertDates } from './convert.ts';
import { createDateProgram } from './program.ts';

/** A Wednesday, a Sunday, the end of a month, a leap day, and times in the morning and evening. */
const DATES = [
  '2024-04-17',
  '2024-04-21',
  '2024-01-31',
  '2024-02-29',
  '2023-12-31T23:59:58',
  '2024-04-17T15:30',
  '2024-04-17T00:05',
  '2024-10-01T12:00:30',
];

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'];
const TOKENS = [
  ...['YYYY', 'YY', 'MMMM', 'MMM', 'MM', 'M', 'DD', 'D', 'dddd', 'ddd', 'HH', 'H', 'hh', 'h'],
  ...['mm', 'm', 'ss', 's', 'A'],
];
const FULL = "'YYYY-MM-DD HH:mm:ss'";

/** What demos can compute from `a`, and from `a` and `b`, as numbers, texts or truth values. */
const ONE = [
  ...['year', 'month', 'date', 'day', 'hour', 'minute', 'second', 'daysInMonth'].map(
    (name) => `a.${name}()`,
  ),
  ...TOKENS.map((token) => `a.format('${token}')`),
  "a.format('dddd, MMMM D [at the] h A [o’clock] [D]')",
  ...UNITS.flatMap((unit) => [
    `a.startOf('${unit}').format(${FULL})`,
    `a.endOf('${unit}').format(${FULL})`,
    `a.add(3, '${unit}').format(${FULL})`,
    `a.subtract(2, '${unit}').format(${FULL})`,
  ]),
  ...[
    'year(2028)',
    'month(1)',
    'date(15)',
    'day(3)',
    'day(0)',
    'hour(9)',
    'minute(7)',
    'second(8)',
  ].map((call) => `a.${call}.format(${FULL})`),
  'a.month() === 3 ? 1 : 0',
  'a.month() + 1',
  'a.day() === 0 || a.day() !== 3',
  '[0, 6].includes(a.day())',
  'a.isValid()',
  "dayjs('no date').isValid()",
  'a.valueOf()',
  'a.toDate().getTime()',
  `dayjs(a.valueOf()).format(${FULL})`,
  `dayjs(a).add(1, 'day').hour(5).format(${FULL})`,
  // The original has not been changed by anything before.
  `a.format(${FULL})`,
];
const TWO = [
  ...['isBefore', 'isAfter', 'isSame'].flatMap((name) => [
    `a.${name}(b)`,
    ...UNITS.map((unit) => `a.${name}(b, '${unit}')`),
  ]),
  'a.diff(b)',
  ...UNITS.map((unit) => `a.diff(b, '${unit}')`),
];

const code = `import dayjs, { type Dayjs } from 'dayjs';

const dates: Dayjs[] = [${DATES.map((date) => `dayjs('${date}')`).join(', ')}];
export const one = dates.map((a: Dayjs) => [${ONE.join(',\n')}]);
export const two = dates.flatMap((a: Dayjs) => dates.map((b: Dayjs) => [${TWO.join(',\n')}]));
`;

/** Where a library has results of its own. */
const DIFFERENCES: Partial<Record<ComputedLibrary, RegExp>> = {
  // From one last day of a month to another, date-fns counts full months.
  'date-fns': /^2024-(01-31|02-29) .*diff\(b, 'month'\)/,
};

type Results = Record<'one' | 'two', unknown[][]>;

const require = createRequire(path.join(ROOT, 'package.json'));

function run(text: string): Results {
  const { outputText } = ts.transpileModule(text, {
    compilerOptions: { module: ts.ModuleKind.CommonJS, esModuleInterop: true },
  });
  const results: Partial<Results> = {};
  new Function('require', 'exports', outputText)(require, results);
  return results as Results;
}

/** Names each result, so that a difference shows what it is of. Without negative zeros. */
function label({ one, two }: Results): string[] {
  const print = (value: unknown) => JSON.stringify(value);
  return [
    ...one.flatMap((row, i) => row.map((value, k) => `${DATES[i]} ${ONE[k]}: ${print(value)}`)),
    ...two.flatMap((row, i) => {
      const pair = `${DATES[Math.floor(i / DATES.length)]} ${DATES[i % DATES.length]}`;
      return row.map((value, k) => `${pair} ${TWO[k]}: ${print(value)}`);
    }),
  ];
}

describe('the code for each date library has the results of that for Day.js', () => {
  const file = path.join(ROOT, 'content/date-pickers/demos/Results.tsx');
  const program = createDateProgram([file], { codes: new Map([[file, code]]) });
  const expected = label(run(code));

  it.each(COMPUTED_LIBRARIES)('%s', async (library) => {
    const converted = (await convertDates(program, file, library))!;
    expect(converted).not.toContain('dayjs');
    const isSame = (line: string) => !DIFFERENCES[library]?.test(line);
    expect(label(run(converted)).filter(isSame)).toEqual(expected.filter(isSame));
  });
});
