import { describe, expect, it } from 'vitest';
import {
  INITIAL_THEME_STATE,
  parsePaletteColors,
  parseSpacing,
  reduceTheme,
  resolvePaletteMode,
  type ThemeAction,
  type ThemeState,
} from './settings.ts';

const CUSTOM: ThemeState = {
  dense: true,
  direction: 'rtl',
  paletteColors: { primary: { main: '#112233' } },
  spacing: 10,
  paletteMode: 'dark',
};

describe('reduceTheme', () => {
  it('starts from light, left to right, normal density', () => {
    expect(INITIAL_THEME_STATE).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'light',
    });
  });

  it.each<[ThemeAction, ThemeState]>([
    [
      { type: 'SET_SPACING', payload: 4 },
      { ...CUSTOM, spacing: 4 },
    ],
    [
      { type: 'SET_SPACING', payload: 0 },
      { ...CUSTOM, spacing: 0 },
    ],
    [{ type: 'INCREASE_SPACING' }, { ...CUSTOM, spacing: 11 }],
    [{ type: 'DECREASE_SPACING' }, { ...CUSTOM, spacing: 9 }],
    [
      { type: 'SET_DENSE', payload: false },
      { ...CUSTOM, dense: false },
    ],
    [{ type: 'RESET_DENSITY' }, { ...CUSTOM, dense: false, spacing: 8 }],
    [{ type: 'RESET_COLORS' }, { ...CUSTOM, paletteColors: {} }],
    [
      { type: 'CHANGE', payload: { paletteMode: 'light' } },
      { ...CUSTOM, paletteMode: 'light' },
    ],
    [
      { type: 'CHANGE', payload: { direction: 'ltr' } },
      { ...CUSTOM, direction: 'ltr' },
    ],
    [
      { type: 'CHANGE', payload: { paletteColors: {} } },
      { ...CUSTOM, paletteColors: {} },
    ],
    [{ type: 'CHANGE', payload: {} }, CUSTOM],
  ])('applies %o', (action, state) => {
    const before = structuredClone(CUSTOM);
    expect(reduceTheme(CUSTOM, action)).toEqual(state);
    expect(CUSTOM).toEqual(before);
  });

  it('applies only the mode, direction and colors of a change', () => {
    const payload = { spacing: 99, dense: true, paletteMode: undefined, direction: undefined };
    expect(reduceTheme(INITIAL_THEME_STATE, { type: 'CHANGE', payload })).toEqual(
      INITIAL_THEME_STATE,
    );
  });

  it('has no lower limit for the spacing', () => {
    expect(reduceTheme({ ...CUSTOM, spacing: 0 }, { type: 'DECREASE_SPACING' }).spacing).toBe(-1);
  });

  it.each(['SET_THEME', '', 'set_dense'])('throws on the action "%s"', (type) => {
    expect(() => reduceTheme(CUSTOM, { type } as unknown as ThemeAction)).toThrow(
      new Error(`Unrecognized type ${type}`),
    );
  });
});

describe('resolvePaletteMode', () => {
  it.each([
    ['light', true, 'light'],
    ['dark', false, 'dark'],
    ['system', true, 'dark'],
    ['system', false, 'light'],
    [null, true, 'dark'],
    [null, false, 'light'],
    ['', true, 'dark'],
    ['Dark', false, 'light'],
    ['<script>', true, 'dark'],
  ])('for stored %s and a dark device %s returns %s', (stored, prefersDark, mode) => {
    expect(resolvePaletteMode(stored, prefersDark)).toBe(mode);
  });
});

describe('parsePaletteColors', () => {
  it('parses both colors', () => {
    const colors = { primary: { main: '#0a0B0c' }, secondary: { main: '#ffffff' } };
    expect(parsePaletteColors(JSON.stringify(colors))).toEqual(colors);
  });

  it('keeps a valid color beside an invalid one and drops unknown names', () => {
    const stored =
      '{"primary":{"main":"#123456","dark":"#000000"},"secondary":{"main":"red"},"error":{"main":"#ff0000"}}';
    expect(parsePaletteColors(stored)).toEqual({ primary: { main: '#123456' } });
  });

  it.each([
    null,
    '',
    '{',
    'null',
    'true',
    '"#123456"',
    '[]',
    '[{"main":"#123456"}]',
    '{"primary":null}',
    '{"primary":"#123456"}',
    '{"primary":{"main":123456}}',
    '{"primary":{"main":"#fff"}}',
    '{"primary":{"main":"#1234567"}}',
    '{"primary":{"main":"#123456\\n"}}',
    '{"primary":{"main":"#123456;}body{display:none"}}',
    '{"__proto__":{"primary":{"main":"#123456"}}}',
  ])('returns no color for %s', (stored) => {
    expect(parsePaletteColors(stored)).toEqual({});
  });
});

describe('parseSpacing', () => {
  it.each([
    ['0', 0],
    ['4', 4],
    ['64', 64],
    ['65', 8],
    ['-1', 8],
    ['8.5', 8],
    ['Infinity', 8],
    ['NaN', 8],
    ['ten', 8],
    ['10px', 8],
    ['9'.repeat(1000), 8],
    [null, 8],
  ])('for %s returns %d', (stored, spacing) => {
    expect(parseSpacing(stored)).toBe(spacing);
  });

  it.each(['', '   '])('returns the default for "%s"', (stored) => {
    expect(parseSpacing(stored)).toBe(8);
  });
});
