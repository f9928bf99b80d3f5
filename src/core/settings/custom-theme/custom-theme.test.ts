import typescript from 'typescript';
import { describe, expect, it } from 'vitest';
import themes from '../../../../config/themes.ts';
import { createRandomTheme } from '../../../../tests/fixtures/custom-theme.ts';
import { COLOR_CONTROLS, COMMON_CONTROLS, CONTROLS, SCHEMES } from './controls.ts';
import { isDefaultTheme, minimize, NO_THEME, readCustomTheme } from './custom-theme.ts';
import { printTailwind } from './print-css.ts';
import { printTheme } from './print-theme.ts';
import { readThemeCode } from './read-theme-code.ts';
import { fromThemeTree, toThemeTree } from './theme-tree.ts';
import { printTokens, readTokens } from './tokens.ts';

const THEMES = [
  ...Array.from({ length: 40 }, (_, seed) => ({
    name: `random ${seed}`,
    theme: createRandomTheme(seed),
  })),
  ...themes.startingPoints,
];

const read = (code: string) => readThemeCode(code, typescript);

describe('a theme', () => {
  it.each(THEMES)(
    '$name is the same after export and import, as code and as tokens',
    ({ theme }) => {
      const wanted = minimize(theme);
      const code = printTheme(theme, 'ts');
      const fromCode = read(code);
      expect(fromCode).toEqual({ theme: wanted, problems: [] });
      expect(printTheme(fromCode.theme, 'ts')).toBe(code);
      expect(read(printTheme(theme, 'js'))).toEqual(fromCode);
      const tokens = printTokens(theme);
      const fromTokens = readTokens(tokens);
      expect(fromTokens).toEqual({ theme: wanted, problems: [] });
      expect(printTokens(fromTokens.theme)).toBe(tokens);
      expect(fromThemeTree(toThemeTree(theme))).toEqual({ theme: wanted, problems: [] });
    },
  );

  it('is exported with nothing but what was changed', () => {
    expect(printTheme(NO_THEME, 'js')).toBe(`import { createTheme } from '@mui/material/styles';

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'class' },
  colorSchemes: {
    light: true,
    dark: true,
  },
});
`);
    const initial = {
      light: Object.fromEntries(COLOR_CONTROLS.map(({ id, initial: { light } }) => [id, light])),
      dark: Object.fromEntries(COLOR_CONTROLS.map(({ id, initial: { dark } }) => [id, dark])),
      common: Object.fromEntries(
        COMMON_CONTROLS.flatMap((control) =>
          control.kind === 'colors' ? [] : [[control.id, control.initial]],
        ),
      ),
    };
    const { theme, problems } = readCustomTheme(initial);
    expect(problems).toEqual([]);
    expect(isDefaultTheme(theme)).toBe(true);
    expect(printTheme(theme, 'ts')).not.toContain('components');
  });

  it('imports the theme types of the packages that it styles, and no others', () => {
    const code = printTheme({ ...NO_THEME, common: { rowHeight: 40, indent: 20 } }, 'ts');
    expect(code.match(/@mui\/x-[\w-]+/g)).toEqual(['@mui/x-data-grid', '@mui/x-tree-view']);
  });

  it('has different names and different places for all settings', () => {
    expect(new Set(CONTROLS.map(({ id }) => id)).size).toBe(CONTROLS.length);
    const places = CONTROLS.flatMap((control) =>
      control.places.map(({ style = [], path }) => [...style, ...path].join(' ')),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  it('defines a color of Tailwind for both schemes if one of them has it', () => {
    const css = printTailwind({ light: {}, dark: { gridHeader: '#111111' }, common: {} });
    expect(css).toBe(`@import 'tailwindcss';

@theme {
  --color-grid-header: #ffffff;
}

.dark {
  --color-grid-header: #111111;
}
`);
  });
});

describe('a pasted theme', () => {
  it('can have one palette, other forms of colors, and calls around it', () => {
    const { theme, problems } = read(`
      import { createTheme as create, responsiveFontSizes } from '@mui/material/styles';
      const createTheme = create;
      export default responsiveFontSizes(createTheme({
        palette: { mode: 'dark', primary: { main: 'rgb(0, 105, 92)' }, divider: 'hsl(0 0% 20%)' } as const,
        shape: { borderRadius: (12) },
        components: { MuiDataGrid: { styleOverrides: { root: { '--DataGrid-rowBorderColor': '#ddd' } } } },
      } satisfies object));`);
    expect(problems).toEqual([]);
    expect(theme).toEqual({
      light: { gridBorder: '#dddddd' },
      dark: { primary: '#00695c', divider: '#333333', gridBorder: '#dddddd' },
      common: { radius: 12 },
    });
  });

  it('is not executed: what is computed or has no setting is named', () => {
    const { theme, problems } = read(`const theme = createTheme({
  ...base,
  palette: { primary: blue, secondary: { main: 'url(https://a.test/x)' }, accent: { main: '#fff' } },
  shape: { borderRadius: 900 },
  typography: { fontFamily: 'x; } body { display: none', fontSize: '14px' },
  spacing: getSpacing(),
  __proto__: { spacing: 3 },
  'constructor': { a: 1 },
  components: { MuiButton: { styleOverrides: { root: { color: 'red' } } } },
});
fetch('https://a.test');`);
    expect(theme).toEqual(NO_THEME);
    const names = problems.map(({ name }) => name);
    expect(names).toEqual([
      'theme (line 2)',
      'palette.primary (line 3)',
      'spacing (line 6)',
      'theme (line 7)',
      'theme (line 8)',
      'light.secondary',
      'radius',
      'fontFamily',
      'fontSize',
      'colorSchemes.light.palette.accent.main',
      'components.MuiButton.styleOverrides.root.color',
    ]);
    expect(({} as { spacing?: number }).spacing).toBe(undefined);
  });

  it('says what to paste if there is no theme', () => {
    expect(() => read('const a = 1;')).toThrow('Paste the file that has it');
    expect(() => read('x'.repeat(300_000))).toThrow('more than 200,000 characters');
    expect(() => readTokens('{')).toThrow('not valid JSON');
  });
});

describe('stored themes and tokens', () => {
  it.each([
    null,
    7,
    'light',
    [],
    { light: 'red', dark: null, common: 4 },
    JSON.parse(
      '{ "__proto__": { "common": { "radius": 3 } }, "light": { "__proto__": "#ffffff" } }',
    ),
    {
      light: { primary: 'javascript:alert(1)', evil: '#ffffff' },
      common: { radius: '8', fontFamily: 'a}' },
    },
    { common: { chartColors: ['#ffffff', 'url(x)'], density: 'toString', rowHeight: Number.NaN } },
    { common: { chartColors: Array.from({ length: 500 }, () => '#ffffff') } },
  ])('leaves out what is not a theme: %j', (stored) => {
    const { theme, problems } = readCustomTheme(stored);
    expect(theme).toEqual(NO_THEME);
    const isEmpty = Object.keys(Object(stored) as object).length === 0 || Array.isArray(stored);
    if (typeof stored === 'object' && !isEmpty && !('dark' in Object(stored))) {
      expect(problems.length).toBeGreaterThan(0);
    }
    expect(readTokens(JSON.stringify(stored)).theme).toEqual(NO_THEME);
  });

  it('reads colors and sizes of earlier drafts', () => {
    const { theme, problems } = readTokens(
      JSON.stringify({
        light: { primary: { $type: 'color', $value: 'teal' } },
        dark: {
          primary: { $type: 'color', $value: { colorSpace: 'srgb', components: [1, 0, 0] } },
        },
        common: { radius: { $type: 'dimension', $value: '6px' } },
      }),
    );
    expect(problems).toEqual([]);
    expect(theme).toEqual({
      light: { primary: '#008080' },
      dark: { primary: '#ff0000' },
      common: { radius: 6 },
    });
  });

  it('has the colors of Material UI as its start, in both schemes', () => {
    for (const { initial } of COLOR_CONTROLS) {
      for (const scheme of SCHEMES) expect(initial[scheme]).toMatch(/^#[\da-f]{6}$/);
    }
  });
});
