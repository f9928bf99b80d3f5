import { createTheme, decomposeColor, type Theme } from '@mui/material/styles';
import settings from '../../config/settings.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../core/settings/settings.ts';
import { BREAKPOINTS, getDensityOverrides } from '../core/settings/theme.ts';

/** Gives a color back. Throws on a format or a color space that Material UI does not support. */
export function checkColor(color: string): string {
  decomposeColor(color);
  return color;
}

/** What demos stand on in dark mode: the site's own surfaces, of which `tokens.css` is the source. */
export const DARK_BACKGROUND = { default: '#0e1420', paper: '#182236' } as const;

/**
 * Where the theme's variables stand: demos, and what they open at the end of the body. On <html>
 * every element of the document would inherit them, and be styled anew when the sheet arrives.
 */
export const THEME_SCOPE = ":is(.demo-stage, body > [class*='Mui'])";

/**
 * The Material UI theme of the demos. Colors are CSS variables keyed on the attribute of <html>,
 * so that switching the mode changes no class name; `palette.mode` still follows the mode, because
 * charts choose their series colors in JavaScript. Throws on a color that `checkColor` refuses.
 */
export function createDemoTheme(state: ThemeState = INITIAL_THEME_STATE): Theme {
  const palette = state.paletteColors;
  for (const { main } of Object.values(palette)) checkColor(main);
  return createTheme({
    cssVariables: {
      rootSelector: THEME_SCOPE,
      colorSchemeSelector: `[${settings.mode.attribute}="%s"]`,
    },
    colorSchemes: {
      light: { palette },
      dark: { palette: { ...palette, background: DARK_BACKGROUND } },
    },
    defaultColorScheme: state.paletteMode,
    direction: state.direction,
    breakpoints: { values: BREAKPOINTS },
    spacing: state.spacing,
    typography: { fontFamily: 'var(--font-sans)' },
    components: {
      ...getDensityOverrides(state.dense),
      // Its faster text filters are compiled with `new Function`, which the policy refuses.
      ...{ MuiDataGrid: { defaultProps: { disableEval: true } } },
    },
  });
}

function serialize(rules: object, indent = ''): string {
  return Object.entries(rules)
    .map(([key, value]) =>
      typeof value === 'object' && value !== null
        ? `${indent}${key}{${serialize(value as object)}}`
        : `${key.startsWith('--') ? key : key.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)}:${String(value)};`,
    )
    .join('');
}

/** What a theme with CSS variables has besides; its type needs an augmentation that readers' demos must not get. */
interface ThemeSheets {
  generateStyleSheets: () => object[];
}

/** The style sheet that defines the theme's variables in both modes, for `THEME_SCOPE` alone. */
export function renderThemeSheet(theme: Theme & Partial<ThemeSheets>): string {
  const sheets = theme.generateStyleSheets?.() ?? [];
  // Material UI puts a color scheme's variables on the element that has the attribute itself.
  const narrow = (selector: string) =>
    selector.replace(/(^|, )(\[[^\]]+\])$/, `$1$2 ${THEME_SCOPE}`);
  return sheets
    .map((sheet) =>
      serialize(
        Object.fromEntries(
          Object.entries(sheet).map(([selector, rules]) => [narrow(selector), rules as object]),
        ),
      ),
    )
    .join('\n');
}
