import {
  COLOR_CONTROLS,
  COMMON_CONTROLS,
  SCHEMES,
  type ColorId,
  type CommonControl,
  type CommonId,
  type Scheme,
} from './controls.ts';

export type Colors = Readonly<Partial<Record<ColorId, string>>>;
export type CommonValue = string | number | readonly string[];
export type Common = Readonly<Partial<Record<CommonId, CommonValue>>>;

/** What a reader chose. A setting that is absent is as in Material UI. */
export interface CustomTheme extends Readonly<Record<Scheme, Colors>> {
  readonly common: Common;
}

export const NO_THEME: CustomTheme = { light: {}, dark: {}, common: {} };

const HEX = /^#[\da-f]{6}$/i;
/** Names of families in quotes or without, separated by commas; nothing that CSS would execute. */
const FONTS = /^[\w\s"',.-]{1,200}$/;
export const MOST_CHART_COLORS = 12;

export function isHexColor(value: unknown): value is string {
  return typeof value === 'string' && HEX.test(value);
}

/** Returns the value in its canonical form, or says what it should be. */
export function readCommon(
  control: CommonControl,
  value: unknown,
): { value: CommonValue } | { wanted: string } {
  switch (control.kind) {
    case 'number': {
      const isNumber = typeof value === 'number' && value >= control.min && value <= control.max;
      return isNumber
        ? { value }
        : {
            wanted: `a number from ${control.min} to ${control.max}${control.unit && ` ${control.unit}`}`,
          };
    }
    case 'choice':
      return control.choices.includes(value as string)
        ? { value: value as string }
        : { wanted: control.choices.join(' or ') };
    case 'font':
      return typeof value === 'string' && FONTS.test(value)
        ? { value }
        : { wanted: 'names of font families' };
    case 'colors': {
      const isList = Array.isArray(value) && value.length > 0 && value.length <= MOST_CHART_COLORS;
      return isList && value.every(isHexColor)
        ? { value: value.map((color) => color.toLowerCase()) }
        : { wanted: `1 to ${MOST_CHART_COLORS} colors such as #1976d2` };
    }
  }
}

/** What is left out of a theme that was read, and why. */
export interface ThemeProblem {
  name: string;
  problem: string;
}

export interface ReadTheme {
  theme: CustomTheme;
  problems: readonly ThemeProblem[];
}

const asObject = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/** Checks what an address or the storage says. Takes only own properties with known names. */
export function readCustomTheme(stored: unknown): ReadTheme {
  const problems: ThemeProblem[] = [];
  const parts = asObject(stored);
  for (const name of Object.keys(parts)) {
    if (name !== 'common' && !SCHEMES.includes(name as Scheme)) {
      problems.push({ name: name.slice(0, 60), problem: 'is not a part of a theme' });
    }
  }
  const readEntries = (part: string) =>
    Object.hasOwn(parts, part) ? Object.entries(asObject(parts[part])) : [];
  const readColors = (scheme: Scheme): Colors => {
    const colors: Partial<Record<ColorId, string>> = {};
    for (const [name, value] of readEntries(scheme)) {
      const control = COLOR_CONTROLS.find(({ id }) => id === name);
      const label = `${scheme}.${name}`.slice(0, 60);
      if (!control) problems.push({ name: label, problem: 'is not a color of a theme' });
      else if (!isHexColor(value))
        problems.push({ name: label, problem: 'is not a color such as #1976d2' });
      else colors[control.id] = value.toLowerCase();
    }
    return colors;
  };
  const common: Partial<Record<CommonId, CommonValue>> = {};
  for (const [name, value] of readEntries('common')) {
    const control = COMMON_CONTROLS.find(({ id }) => id === name);
    const label = name.slice(0, 60);
    if (!control) {
      problems.push({ name: label, problem: 'is not a setting of a theme' });
      continue;
    }
    const read = readCommon(control, value);
    if ('wanted' in read) problems.push({ name: label, problem: `is not ${read.wanted}` });
    else common[control.id] = read.value;
  }
  return { theme: { light: readColors('light'), dark: readColors('dark'), common }, problems };
}

/** Leaves out what is as in Material UI, so that an export is as small as it can be. */
export function minimize(theme: CustomTheme): CustomTheme {
  const minimizeColors = (scheme: Scheme) =>
    Object.fromEntries(
      COLOR_CONTROLS.flatMap(({ id, initial }) => {
        const value = theme[scheme][id];
        return value === undefined || value === initial[scheme] ? [] : [[id, value]];
      }),
    );
  const common = COMMON_CONTROLS.flatMap((control) => {
    const value = theme.common[control.id];
    const initial = control.kind === 'colors' ? undefined : control.initial;
    return value === undefined || value === initial ? [] : [[control.id, value]];
  });
  return {
    light: minimizeColors('light'),
    dark: minimizeColors('dark'),
    common: Object.fromEntries(common) as Common,
  };
}

export function isDefaultTheme(theme: CustomTheme): boolean {
  return Object.values(minimize(theme)).every((part) => Object.keys(part as object).length === 0);
}
