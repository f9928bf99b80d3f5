import { readFileSync } from 'node:fs';
import { createTheme } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { INITIAL_THEME_STATE } from '../core/settings/settings.ts';
import {
  checkColor,
  createDemoTheme,
  DARK_BACKGROUND,
  renderThemeSheet,
  THEME_SCOPE,
} from './create-demo-theme.ts';

const withPrimary = (main: string) =>
  createDemoTheme({ ...INITIAL_THEME_STATE, paletteColors: { primary: { main } } });

describe('checkColor', () => {
  it.each([
    '#abc',
    '#aabbcc',
    'rgb(1, 2, 3)',
    'rgba(1, 2, 3, 0.5)',
    'hsl(210, 50%, 50%)',
    'hsla(210, 50%, 50%, 0.5)',
    'color(srgb 0.1 0.2 0.3)',
    'color(display-p3 0.1 0.2 0.3)',
    'color(a98-rgb 0.1 0.2 0.3)',
    'color(prophoto-rgb 0.1 0.2 0.3)',
    'color(rec-2020 0.1 0.2 0.3)',
  ])('accepts %s', (color) => {
    expect(checkColor(color)).toBe(color);
  });

  it.each(['tomato', '', 'cmyk(1, 2, 3, 4)', 'lab(1 2 3)', 'primary.main'])(
    'throws on the format of "%s"',
    (color) => {
      expect(() => checkColor(color)).toThrow(/color/i);
    },
  );

  it.each(['color(xyz 0.1 0.2 0.3)', 'color(rec2020 0.1 0.2 0.3)'])(
    'throws on the color space of "%s"',
    (color) => {
      expect(() => checkColor(color)).toThrow(/color space/i);
    },
  );
});

describe('renderThemeSheet', () => {
  it('defines variables only for demos and their popups', () => {
    const selectors = [...renderThemeSheet(createDemoTheme()).matchAll(/([^{}\n]+)\{/g)].map(
      ([, selector]) => selector,
    );
    expect(selectors).toEqual([
      THEME_SCOPE,
      `${THEME_SCOPE}, [data-mui-color-scheme="light"] ${THEME_SCOPE}`,
      `[data-mui-color-scheme="dark"] ${THEME_SCOPE}`,
    ]);
  });
});

describe('createDemoTheme', () => {
  it('has the default breakpoints, mode and direction', () => {
    const theme = createDemoTheme();
    expect(theme.breakpoints.values).toEqual({ xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 });
    expect(theme.palette.mode).toBe('light');
    expect(theme.direction).toBe('ltr');
  });

  it('leaves the mode to the site in themes that extend it', () => {
    const extended = createTheme(createDemoTheme(), { direction: 'rtl' });
    expect(extended.direction).toBe('rtl');
    // Material UI's provider would manage the mode of a theme with color schemes.
    expect('colorSchemes' in extended).toBe(false);
    expect(extended.applyStyles('dark', { color: 'red' })).toEqual({
      '*:where([data-mui-color-scheme="dark"]) &': { color: 'red' },
    });
  });

  it('has shorter grid rows in dense mode, and never compiles filters', () => {
    const getDefaults = (dense: boolean) => {
      const { components = {} } = createDemoTheme({ ...INITIAL_THEME_STATE, dense });
      return (components as Record<string, { defaultProps?: object }>)['MuiDataGrid']?.defaultProps;
    };
    expect(getDefaults(false)).toEqual({ disableEval: true });
    expect(getDefaults(true)).toEqual({
      disableEval: true,
      rowHeight: 36,
      columnHeaderHeight: 39,
    });
  });

  it("uses a reader's color", () => {
    expect(withPrimary('#7a1fa2').palette.primary.main).toBe('#7a1fa2');
  });

  it('throws on an invalid color', () => {
    expect(() => withPrimary('tomato')).toThrow(/color/i);
    expect(() => withPrimary('color(xyz 0.1 0.2 0.3)')).toThrow(/color space/i);
  });

  it("uses the site's surfaces as backgrounds in dark mode", () => {
    const tokens = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
    const getDark = (token: string) =>
      new RegExp(`--${token}: light-dark\\(#\\w+, (#\\w+)\\)`).exec(tokens)?.[1];
    expect(DARK_BACKGROUND).toEqual({ default: getDark('bg'), paper: getDark('bg-raised') });
    const [, dark] = renderThemeSheet(createDemoTheme()).split('[data-mui-color-scheme="dark"]');
    expect(dark).toContain(`--mui-palette-background-default:${DARK_BACKGROUND.default};`);
    expect(dark).toContain(`--mui-palette-background-paper:${DARK_BACKGROUND.paper};`);
  });
});
