import type { ComputedLibrary } from '../../../core/demo/date-library.ts';

/** An expression of another library. */
export interface Printed {
  text: string;
  /** Whether it goes on from its receiver: `date.toFormat('D')`, but not `format(date, 'P')`. */
  isMember: boolean;
  /** Whether it is an object of its own, which a method that changes its object may change. */
  isFresh?: boolean;
}

/** An argument of a Day.js call. */
export interface Argument {
  text: string;
  /** Value of a string literal. */
  literal: string | null;
  /** Value of a number literal. */
  number: number | null;
}

export interface Receiver {
  text: string;
  isFresh: boolean;
  /** Whether it can be repeated: a name, or a property of one. */
  isSimple: boolean;
}

/** Returns the local name of a function or a class of the library, which the file then imports. */
export type Take = (name: string) => string;

/** Prints the call of a Day.js method. Returns null if there is no rule for the arguments. */
type Method = (date: Receiver, args: readonly Argument[], take: Take) => Printed | null;

export interface Dialect {
  adapter: string;
  /** Name of the type, and whether it has to be imported. */
  type: { name: string; isGlobal: boolean };
  now: (take: Take) => string;
  /** `dayjs('2024-04-17')` */
  parse: (text: string, take: Take) => string;
  /** `dayjs(null)`, and texts that are no dates. */
  invalid: (take: Take) => string;
  fromDate: (text: string, take: Take) => string;
  fromNumber: (text: string, take: Take) => string;
  copy: (text: string, take: Take) => string;
  methods: Readonly<Record<string, Method>>;
}

const UNITS = ['second', 'minute', 'hour', 'day', 'week', 'month', 'year'] as const;
type Unit = (typeof UNITS)[number];

function toUnit({ literal }: Argument): Unit | null {
  return UNITS.find((unit) => unit === literal) ?? null;
}

function capitalize(text: string): string {
  return text[0]!.toUpperCase() + text.slice(1);
}

const call = (text: string, isFresh = true): Printed => ({ text, isMember: false, isFresh });
const member = (text: string): Printed => ({ text, isMember: true, isFresh: true });
/** Prettier removes the parentheses where they are not needed. */
const operation = (text: string): Printed => ({ text: `(${text})`, isMember: false });

/** A method of date-fns that takes the date first, then the arguments. */
function pass(name: string, count: number): Method {
  return ({ text }, args, take) =>
    args.length === count
      ? call(`${take(name)}(${[text, ...args.map((arg) => arg.text)].join(', ')})`)
      : null;
}

/** A getter without an argument, and a setter with one. */
function getOrSet(getter: (text: string) => Printed, setter: Method): Method {
  return (date, args, take) => (args.length === 0 ? getter(date.text) : setter(date, args, take));
}

/** A method with a number and a unit. */
function shift(print: (date: Receiver, n: Argument, unit: Unit, take: Take) => Printed): Method {
  return (date, args, take) => {
    const [n, name] = args;
    const unit = name && toUnit(name);
    return n && unit && args.length === 2 ? print(date, n, unit, take) : null;
  };
}

/** A comparison with another date, in general or within a unit. */
function compare(
  general: (a: string, b: string, take: Take) => Printed,
  within: (a: string, b: string, unit: Unit, take: Take) => Printed,
): Method {
  return ({ text }, args, take) => {
    const [other, name] = args;
    if (!other || args.length > 2) return null;
    if (!name) return general(text, other.text, take);
    const unit = toUnit(name);
    return unit && within(text, other.text, unit, take);
  };
}

/** A method with a unit only. */
function round(print: (date: Receiver, unit: Unit, take: Take) => Printed): Method {
  return (date, args, take) => {
    const unit = args[0] && toUnit(args[0]);
    return unit && args.length === 1 ? print(date, unit, take) : null;
  };
}

function compareFns(name: 'isBefore' | 'isAfter'): Method {
  return compare(
    (a, b, take) => call(`${take(name)}(${a}, ${b})`),
    (a, b, unit, take) => {
      const start = take(`startOf${capitalize(unit)}`);
      return call(`${take(name)}(${start}(${a}), ${start}(${b}))`);
    },
  );
}

const DATE_FNS: Dialect = {
  adapter: 'AdapterDateFns',
  type: { name: 'Date', isGlobal: true },
  now: () => 'new Date()',
  parse: (text, take) => `${take('parseISO')}(${text})`,
  invalid: () => 'new Date(NaN)',
  fromDate: (text) => text,
  fromNumber: (text) => `new Date(${text})`,
  copy: (text) => `new Date(${text})`,
  methods: {
    format: pass('format', 1),
    isValid: pass('isValid', 0),
    year: getOrSet((date) => member(`${date}.getFullYear()`), pass('setYear', 1)),
    month: getOrSet((date) => member(`${date}.getMonth()`), pass('setMonth', 1)),
    date: getOrSet((date) => member(`${date}.getDate()`), pass('setDate', 1)),
    day: getOrSet((date) => member(`${date}.getDay()`), pass('setDay', 1)),
    hour: getOrSet((date) => member(`${date}.getHours()`), pass('setHours', 1)),
    minute: getOrSet((date) => member(`${date}.getMinutes()`), pass('setMinutes', 1)),
    second: getOrSet((date) => member(`${date}.getSeconds()`), pass('setSeconds', 1)),
    add: shift(({ text }, n, unit, take) =>
      call(`${take(`add${capitalize(unit)}s`)}(${text}, ${n.text})`),
    ),
    subtract: shift(({ text }, n, unit, take) =>
      call(`${take(`sub${capitalize(unit)}s`)}(${text}, ${n.text})`),
    ),
    startOf: round(({ text }, unit, take) =>
      call(`${take(`startOf${capitalize(unit)}`)}(${text})`),
    ),
    endOf: round(({ text }, unit, take) => call(`${take(`endOf${capitalize(unit)}`)}(${text})`)),
    isBefore: compareFns('isBefore'),
    isAfter: compareFns('isAfter'),
    isSame: compare(
      (a, b, take) => call(`${take('isEqual')}(${a}, ${b})`),
      (a, b, unit, take) => call(`${take(`isSame${capitalize(unit)}`)}(${a}, ${b})`),
    ),
    diff: compare(
      (a, b, take) => call(`${take('differenceInMilliseconds')}(${a}, ${b})`),
      (a, b, unit, take) => call(`${take(`differenceIn${capitalize(unit)}s`)}(${a}, ${b})`),
    ),
    daysInMonth: pass('getDaysInMonth', 0),
    valueOf: ({ text }: Receiver) => member(`${text}.getTime()`),
    toDate: ({ text }: Receiver) => member(text),
  },
};

function setLuxon(unit: string, convert: (value: Argument) => string = ({ text }) => text): Method {
  return ({ text }, [value]) =>
    value ? member(`${text}.set({ ${unit}: ${convert(value)} })`) : null;
}

function compareLuxon(operator: string): Method {
  return compare(
    (a, b) => operation(`${a} ${operator} ${b}`),
    (a, b, unit) => {
      const start = startLuxon('startOf', unit);
      return operation(`${a}${start} ${operator} ${b}${start}`);
    },
  );
}

/** Weeks of Luxon start on Monday unless the locale is asked for. */
function startLuxon(name: 'startOf' | 'endOf', unit: Unit): string {
  return `.${name}('${unit}'${unit === 'week' ? ', { useLocaleWeeks: true }' : ''})`;
}

const LUXON: Dialect = {
  adapter: 'AdapterLuxon',
  type: { name: 'DateTime', isGlobal: false },
  now: (take) => `${take('DateTime')}.now()`,
  parse: (text, take) => `${take('DateTime')}.fromISO(${text})`,
  invalid: (take) => `${take('DateTime')}.invalid('no date')`,
  fromDate: (text, take) => `${take('DateTime')}.fromJSDate(${text})`,
  fromNumber: (text, take) => `${take('DateTime')}.fromMillis(${text})`,
  copy: (text) => text,
  methods: {
    format: ({ text }, [format]) => (format ? member(`${text}.toFormat(${format.text})`) : null),
    isValid: ({ text }) => member(`${text}.isValid`),
    year: getOrSet((date) => member(`${date}.year`), setLuxon('year')),
    month: getOrSet(
      (date) => operation(`${date}.month - 1`),
      setLuxon('month', ({ number, text }) => (number === null ? `${text} + 1` : `${number + 1}`)),
    ),
    date: getOrSet((date) => member(`${date}.day`), setLuxon('day')),
    day: getOrSet(
      (date) => operation(`${date}.weekday % 7`),
      ({ text, isSimple }, [value]) =>
        // A week of Luxon starts on Monday.
        value && isSimple
          ? member(`${text}.plus({ days: ${value.text} - (${text}.weekday % 7) })`)
          : null,
    ),
    hour: getOrSet((date) => member(`${date}.hour`), setLuxon('hour')),
    minute: getOrSet((date) => member(`${date}.minute`), setLuxon('minute')),
    second: getOrSet((date) => member(`${date}.second`), setLuxon('second')),
    add: shift(({ text }, n, unit) => member(`${text}.plus({ ${unit}s: ${n.text} })`)),
    subtract: shift(({ text }, n, unit) => member(`${text}.minus({ ${unit}s: ${n.text} })`)),
    startOf: round(({ text }, unit) => member(text + startLuxon('startOf', unit))),
    endOf: round(({ text }, unit) => member(text + startLuxon('endOf', unit))),
    isBefore: compareLuxon('<'),
    isAfter: compareLuxon('>'),
    isSame: compare(
      (a, b) => operation(`${a}.toMillis() === ${b}.toMillis()`),
      (a, b, unit) =>
        member(
          `${a}.hasSame(${b}, '${unit}'${unit === 'week' ? ', { useLocaleWeeks: true }' : ''})`,
        ),
    ),
    diff: compare(
      (a, b) => member(`${a}.diff(${b}).toMillis()`),
      (a, b, unit) => call(`Math.trunc(${a}.diff(${b}, '${unit}s').${unit}s)`),
    ),
    daysInMonth: ({ text }) => member(`${text}.daysInMonth`),
    valueOf: ({ text }: Receiver) => member(`${text}.toMillis()`),
    toDate: ({ text }: Receiver) => member(`${text}.toJSDate()`),
  },
};

/** A method with the same name. */
function keep(name: string): Method {
  return ({ text }, args) => member(`${text}.${name}(${args.map((arg) => arg.text).join(', ')})`);
}

/** A method with the same name that changes its object, where Day.js returns another one. */
function change(name: string): Method {
  return ({ text, isFresh }, args) =>
    member(
      `${text}${isFresh ? '' : '.clone()'}.${name}(${args.map((arg) => arg.text).join(', ')})`,
    );
}

function keepOrChange(name: string): Method {
  return (date, args, take) => (args.length === 0 ? keep(name) : change(name))(date, args, take);
}

const MOMENT: Dialect = {
  adapter: 'AdapterMoment',
  type: { name: 'Moment', isGlobal: false },
  now: (take) => `${take('moment')}()`,
  parse: (text, take) => `${take('moment')}(${text})`,
  invalid: (take) => `${take('moment')}.invalid()`,
  fromDate: (text, take) => `${take('moment')}(${text})`,
  fromNumber: (text, take) => `${take('moment')}(${text})`,
  copy: (text, take) => `${take('moment')}(${text})`,
  methods: Object.fromEntries<Method>([
    ...['format', 'isValid', 'isBefore', 'isAfter', 'isSame', 'diff', 'daysInMonth'].map(
      (name) => [name, keep(name)] as const,
    ),
    ...['valueOf', 'toDate'].map((name) => [name, keep(name)] as const),
    ...['year', 'month', 'date', 'day', 'hour', 'minute', 'second'].map(
      (name) => [name, keepOrChange(name)] as const,
    ),
    ...['add', 'subtract', 'startOf', 'endOf'].map((name) => [name, change(name)] as const),
  ]),
};

export const DIALECTS: Readonly<Record<ComputedLibrary, Dialect>> = {
  'date-fns': DATE_FNS,
  Luxon: LUXON,
  'Moment.js': MOMENT,
};
