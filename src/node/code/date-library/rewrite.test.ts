import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { COMPUTED_LIBRARIES, type ComputedLibrary } from '../../../core/demo/date-library.ts';
import { ROOT } from '../../load-config.ts';
import { convertDates } from './convert.ts';
import { createDateProgram } from './program.ts';
import { DateLibraryError } from './rewrite.ts';
import type ts from 'typescript';

type Outputs = readonly [dateFns: string, luxon: string, moment: string];

const same = (text: string): Outputs => [text, text, text];

/** Expressions on `day: Dayjs`, `other: Dayjs`, `value: Dayjs | null` and `n: number`. */
const EXPRESSIONS: Readonly<Record<string, Outputs>> = {
  'dayjs()': ['new Date()', 'DateTime.now()', 'moment()'],
  "dayjs('2024-04-17')": [
    "parseISO('2024-04-17')",
    "DateTime.fromISO('2024-04-17')",
    "moment('2024-04-17')",
  ],
  "dayjs('no date')": ['new Date(NaN)', "DateTime.invalid('no date')", 'moment.invalid()'],
  'dayjs(null)': ['new Date(NaN)', "DateTime.invalid('no date')", 'moment.invalid()'],
  'dayjs(n)': ['new Date(n)', 'DateTime.fromMillis(n)', 'moment(n)'],
  'dayjs(new Date(n))': ['new Date(n)', 'DateTime.fromJSDate(new Date(n))', 'moment(new Date(n))'],
  'dayjs(day)': ['new Date(day)', 'day', 'moment(day)'],
  'dayjs(String(n))': ['parseISO(String(n))', 'DateTime.fromISO(String(n))', 'moment(String(n))'],
  "day.format('ddd, MMM D, YYYY [at] h:mm A')": [
    `format(day, "EEE, MMM d, yyyy 'at' h:mm a")`,
    `day.toFormat("EEE, MMM d, yyyy 'at' h:mm a")`,
    "day.format('ddd, MMM D, YYYY [at] h:mm A')",
  ],
  "day.format(n > 1 ? 'HH:mm:ss' : 'hh A')": [
    "format(day, n > 1 ? 'HH:mm:ss' : 'hh a')",
    "day.toFormat(n > 1 ? 'HH:mm:ss' : 'hh a')",
    "day.format(n > 1 ? 'HH:mm:ss' : 'hh A')",
  ],
  'day.isValid()': ['isValid(day)', 'day.isValid', 'day.isValid()'],
  'React.useState(day)': [
    'React.useState(day)',
    'React.useState<DateTime>(day)',
    'React.useState(day)',
  ],
  'React.useState(value)': same('React.useState(value)'),
  'day.year()': ['day.getFullYear()', 'day.year', 'day.year()'],
  'day.month()': ['day.getMonth()', 'day.month - 1', 'day.month()'],
  'day.month() === 3': ['day.getMonth() === 3', 'day.month === 4', 'day.month() === 3'],
  'day.month() + 1': ['day.getMonth() + 1', 'day.month', 'day.month() + 1'],
  'day.date()': ['day.getDate()', 'day.day', 'day.date()'],
  'day.day()': ['day.getDay()', 'day.weekday % 7', 'day.day()'],
  'day.day() === 0': ['day.getDay() === 0', 'day.weekday === 7', 'day.day() === 0'],
  'day.day() !== 6': ['day.getDay() !== 6', 'day.weekday !== 6', 'day.day() !== 6'],
  'day.day() > 4': ['day.getDay() > 4', 'day.weekday % 7 > 4', 'day.day() > 4'],
  '[0, 6].includes(day.day())': [
    '[0, 6].includes(day.getDay())',
    '[0, 6].includes(day.weekday % 7)',
    '[0, 6].includes(day.day())',
  ],
  'day.hour()': ['day.getHours()', 'day.hour', 'day.hour()'],
  'day.minute()': ['day.getMinutes()', 'day.minute', 'day.minute()'],
  'day.second()': ['day.getSeconds()', 'day.second', 'day.second()'],
  'day.year(2025)': ['setYear(day, 2025)', 'day.set({ year: 2025 })', 'day.clone().year(2025)'],
  'day.month(1)': ['setMonth(day, 1)', 'day.set({ month: 2 })', 'day.clone().month(1)'],
  'day.month(n)': ['setMonth(day, n)', 'day.set({ month: n + 1 })', 'day.clone().month(n)'],
  'day.date(1)': ['setDate(day, 1)', 'day.set({ day: 1 })', 'day.clone().date(1)'],
  'day.day(1)': [
    'setDay(day, 1)',
    'day.plus({ days: 1 - (day.weekday % 7) })',
    'day.clone().day(1)',
  ],
  'day.hour(9).minute(30).second(0)': [
    'setSeconds(setMinutes(setHours(day, 9), 30), 0)',
    'day.set({ hour: 9 }).set({ minute: 30 }).set({ second: 0 })',
    'day.clone().hour(9).minute(30).second(0)',
  ],
  "day.add(2, 'week')": [
    'addWeeks(day, 2)',
    'day.plus({ weeks: 2 })',
    "day.clone().add(2, 'week')",
  ],
  "day.subtract(n, 'minute')": [
    'subMinutes(day, n)',
    'day.minus({ minutes: n })',
    "day.clone().subtract(n, 'minute')",
  ],
  "dayjs('2024-04-17').add(1, 'month')": [
    "addMonths(parseISO('2024-04-17'), 1)",
    "DateTime.fromISO('2024-04-17').plus({ months: 1 })",
    "moment('2024-04-17').add(1, 'month')",
  ],
  "day.startOf('month')": [
    'startOfMonth(day)',
    "day.startOf('month')",
    "day.clone().startOf('month')",
  ],
  "day.endOf('week')": [
    'endOfWeek(day)',
    "day.endOf('week', { useLocaleWeeks: true })",
    "day.clone().endOf('week')",
  ],
  'day.isBefore(other)': ['isBefore(day, other)', 'day < other', 'day.isBefore(other)'],
  '!day.isAfter(other)': ['!isAfter(day, other)', '!(day > other)', '!day.isAfter(other)'],
  "day.isBefore(other, 'day')": [
    'isBefore(startOfDay(day), startOfDay(other))',
    "day.startOf('day') < other.startOf('day')",
    "day.isBefore(other, 'day')",
  ],
  'day.isSame(other)': [
    'isEqual(day, other)',
    'day.toMillis() === other.toMillis()',
    'day.isSame(other)',
  ],
  "day.isSame(other, 'month')": [
    'isSameMonth(day, other)',
    "day.hasSame(other, 'month')",
    "day.isSame(other, 'month')",
  ],
  "day.diff(other, 'day')": [
    'differenceInDays(day, other)',
    "Math.trunc(day.diff(other, 'days').days)",
    "day.diff(other, 'day')",
  ],
  'day.diff(other)': [
    'differenceInMilliseconds(day, other)',
    'day.diff(other).toMillis()',
    'day.diff(other)',
  ],
  'day.daysInMonth()': ['getDaysInMonth(day)', 'day.daysInMonth', 'day.daysInMonth()'],
  'day.valueOf()': ['day.getTime()', 'day.toMillis()', 'day.valueOf()'],
  'day.toDate()': ['day', 'day.toJSDate()', 'day.toDate()'],
  "value?.format('D') ?? 'none'": [
    "value ? format(value, 'd') : 'none'",
    "value?.toFormat('d') ?? 'none'",
    "value?.format('D') ?? 'none'",
  ],
  'value?.hour()': ['value?.getHours()', 'value?.hour', 'value?.hour()'],
  "value?.isValid() ? value.format('D') : ''": [
    "value && isValid(value) ? format(value, 'd') : ''",
    "value?.isValid ? value.toFormat('d') : ''",
    "value?.isValid() ? value.format('D') : ''",
  ],
  '!value?.isValid()': ['!(value && isValid(value))', '!value?.isValid', '!value?.isValid()'],
  'value?.isBefore(day)': [
    'value ? isBefore(value, day) : undefined',
    'value ? value < day : undefined',
    'value?.isBefore(day)',
  ],
  "value?.add(1, 'day').hour()": [
    'value ? addDays(value, 1).getHours() : undefined',
    'value?.plus({ days: 1 }).hour',
    "value?.clone().add(1, 'day').hour()",
  ],
  // A name that only looks like a method of a date.
  "{ format: (text: string) => text }.format('D')": same(
    "{ format: (text: string) => text }.format('D')",
  ),
};

const HEAD = `import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';

declare const day: Dayjs, other: Dayjs, value: Dayjs | null, n: number;
`;

const PROVIDER = `import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
`;

const MODULES: Readonly<Record<string, { code: string; outputs: Outputs }>> = {
  'a module without a name for a date': {
    code: `import * as React from 'react';\n${PROVIDER}export const field = (
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <DateField format="MMM DD [at]" onChange={(value) => console.log(value?.format('D') ?? '')} />
  </LocalizationProvider>
);\n`,
    outputs: [
      `import * as React from 'react';
import { format } from 'date-fns';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
export const field = (
  <LocalizationProvider dateAdapter={AdapterDateFns}>
    <DateField
      format="MMM dd 'at'"
      onChange={(value) => console.log(value ? format(value, 'd') : '')}
    />
  </LocalizationProvider>
);\n`,
      `import * as React from 'react';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
export const field = (
  <LocalizationProvider dateAdapter={AdapterLuxon}>
    <DateField format="MMM dd 'at'" onChange={(value) => console.log(value?.toFormat('d') ?? '')} />
  </LocalizationProvider>
);\n`,
      `import * as React from 'react';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
export const field = (
  <LocalizationProvider dateAdapter={AdapterMoment}>
    <DateField format="MMM DD [at]" onChange={(value) => console.log(value?.format('D') ?? '')} />
  </LocalizationProvider>
);\n`,
    ],
  },
  'a locale': {
    code: `import 'dayjs/locale/en-gb';\n${PROVIDER}export const field = (
  <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-gb">
    <DateField />
  </LocalizationProvider>
);\n`,
    outputs: [
      `import { enGB } from 'date-fns/locale';\n${PROVIDER.replaceAll('AdapterDayjs', 'AdapterDateFns')}export const field = (
  <LocalizationProvider dateAdapter={AdapterDateFns} adapterLocale={enGB}>
    <DateField />
  </LocalizationProvider>
);\n`,
      `${PROVIDER.replaceAll('AdapterDayjs', 'AdapterLuxon')}export const field = (
  <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
    <DateField />
  </LocalizationProvider>
);\n`,
      `import 'moment/locale/en-gb';\n${PROVIDER.replaceAll('AdapterDayjs', 'AdapterMoment')}export const field = (
  <LocalizationProvider dateAdapter={AdapterMoment} adapterLocale="en-gb">
    <DateField />
  </LocalizationProvider>
);\n`,
    ],
  },
  'a slot whose props have the type of dates': {
    code: `import type { Dayjs } from 'dayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import '@mui/x-date-pickers/AdapterDayjs';

const Day = (props: PickersDayProps<Dayjs>) => <PickersDay {...props} />;
export const calendar = <DateCalendar slots={{ day: Day }} />;\n`,
    outputs: [
      `import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import '@mui/x-date-pickers/AdapterDateFns';

const Day = (props: PickersDayProps<Date>) => <PickersDay {...props} />;
export const calendar = <DateCalendar slots={{ day: Day }} />;\n`,
      `import type { DateTime } from 'luxon';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import '@mui/x-date-pickers/AdapterLuxon';

const Day = (props: PickersDayProps<DateTime>) => <PickersDay {...props} />;
export const calendar = <DateCalendar<DateTime> slots={{ day: Day }} />;\n`,
      `import type { Moment } from 'moment';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { PickersDay, type PickersDayProps } from '@mui/x-date-pickers/PickersDay';
import '@mui/x-date-pickers/AdapterMoment';

const Day = (props: PickersDayProps<Moment>) => <PickersDay {...props} />;
export const calendar = <DateCalendar slots={{ day: Day }} />;\n`,
    ],
  },
  'a format that a picker passes on': {
    code: `import type { Dayjs } from 'dayjs';
import '@mui/x-date-pickers/AdapterDayjs';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';

export function print({ format = '' }: DatePickerProps<Dayjs>, value: Dayjs) {
  return value.format(format);
}\n`,
    outputs: [
      `import { format as formatDate } from 'date-fns';
import '@mui/x-date-pickers/AdapterDateFns';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';

export function print({ format = '' }: DatePickerProps<Date>, value: Date) {
  return formatDate(value, format);
}\n`,
      `import type { DateTime } from 'luxon';
import '@mui/x-date-pickers/AdapterLuxon';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';

export function print({ format = '' }: DatePickerProps<DateTime>, value: DateTime) {
  return value.toFormat(format);
}\n`,
      `import type { Moment } from 'moment';
import '@mui/x-date-pickers/AdapterMoment';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';

export function print({ format = '' }: DatePickerProps<Moment>, value: Moment) {
  return value.format(format);
}\n`,
    ],
  },
  'only a type': {
    code: `import type { Dayjs } from 'dayjs';\n\nexport type Range = [Dayjs | null, Dayjs];\n`,
    outputs: [
      `export type Range = [Date | null, Date];\n`,
      `import type { DateTime } from 'luxon';\n\nexport type Range = [DateTime | null, DateTime];\n`,
      `import type { Moment } from 'moment';\n\nexport type Range = [Moment | null, Moment];\n`,
    ],
  },
  'a type of the default import, and a format with a name': {
    code: `import dayjs from 'dayjs';\n\nconst FORMAT = 'D';\nexport const print = (day: dayjs.Dayjs) => day.format(FORMAT);\n`,
    outputs: [
      `import { format } from 'date-fns';\n\nconst FORMAT = 'd';\nexport const print = (day: Date) => format(day, FORMAT);\n`,
      `import type { DateTime } from 'luxon';\n\nconst FORMAT = 'd';\nexport const print = (day: DateTime) => day.toFormat(FORMAT);\n`,
      `import type { Moment } from 'moment';\n\nconst FORMAT = 'D';\nexport const print = (day: Moment) => day.format(FORMAT);\n`,
    ],
  },
  'a name that an import would take': {
    code: `import dayjs from 'dayjs';\n\nconst format = 'D';\nexport const text = dayjs('2024-04-17').format(format);\n`,
    outputs: [
      `import { format as formatDate, parseISO } from 'date-fns';\n\nconst format = 'd';\nexport const text = formatDate(parseISO('2024-04-17'), format);\n`,
      `import { DateTime } from 'luxon';\n\nconst format = 'd';\nexport const text = DateTime.fromISO('2024-04-17').toFormat(format);\n`,
      `import moment from 'moment';\n\nconst format = 'D';\nexport const text = moment('2024-04-17').format(format);\n`,
    ],
  },
};

/** Code without a rule, with the part of it that the error names. */
const REJECTED: Readonly<Record<string, string>> = {
  "day.format('LT')": "The part L of the format 'LT'",
  "day.format('dd')": "The part dd of the format 'dd'",
  "day.format('h a')": "The part a of the format 'h a'",
  'day.format(String(n))': 'The format String(n)',
  'day.toISOString()': '.toISOString()',
  "day.add(1, 'quarter')": "day.add(1, 'quarter')",
  "dayjs('17.04.2024', 'DD.MM.YYYY')": "dayjs('17.04.2024', 'DD.MM.YYYY')",
  '[1].map(dayjs)': 'dayjs of Day.js',
  '`${day}`': 'day becomes a text',
  "value?.format('D').length": "value?.format('D').length",
};

const toFile = (index: number, kind: string) =>
  path.join(ROOT, 'content/date-pickers/demos', `${kind}${index}.tsx`);

let program: ts.Program;

async function convert(file: string, library: ComputedLibrary): Promise<string> {
  return (await convertDates(program, file, library)) ?? program.getSourceFile(file)!.text;
}

beforeAll(() => {
  const codes = new Map([
    ...[...Object.keys(EXPRESSIONS), ...Object.keys(REJECTED)].map(
      (code, index) =>
        [toFile(index, 'Expression'), `${HEAD}\nexport const result = ${code};\n`] as const,
    ),
    ...Object.values(MODULES).map(({ code }, index) => [toFile(index, 'Module'), code] as const),
  ]);
  program = createDateProgram([...codes.keys()], { codes });
});

describe.each(COMPUTED_LIBRARIES.map((library, column) => ({ library, column })))(
  'the code for $library',
  ({ library, column }) => {
    it.each(
      Object.entries(EXPRESSIONS).map(([code, outputs], index) => ({ code, outputs, index })),
    )('of $code', async ({ outputs, index }) => {
      const output = await convert(toFile(index, 'Expression'), library);
      const [, result = ''] = /export const result =\s+([^]*);\n$/.exec(output) ?? [];
      expect(result.replace(/\s+/g, ' ')).toBe(outputs[column]);
    });

    it.each(
      Object.entries(MODULES).map(([name, { outputs }], index) => ({ name, outputs, index })),
    )('of $name', async ({ outputs, index }) => {
      expect(await convert(toFile(index, 'Module'), library)).toBe(outputs[column]);
    });
  },
);

it.each(Object.entries(REJECTED).map(([code, part], index) => ({ code, part, index })))(
  'names the place and the remedy of $code',
  async ({ part, index }) => {
    const file = toFile(Object.keys(EXPRESSIONS).length + index, 'Expression');
    const error = await convert(file, 'date-fns').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(DateLibraryError);
    const { line, problem, remedy } = error as DateLibraryError;
    expect(line).toBe(6);
    expect(problem).toContain(part);
    expect(remedy).toMatch(/\.$/);
  },
);
