import { createTheme, decomposeColor, type Theme, type ThemeOptions } from '@mui/material/styles';
import settings from '../../config/settings.ts';
import { INITIAL_THEME_STATE, type ThemeState } from '../core/settings/settings.ts';
import { BREAKPOINTS, getDensityOverrides } from '../core/settings/theme.ts';

/** Returns the color. Throws on a format or a color space that Material UI does not support. */
export function checkColor(color: string): string {
  decomposeColor(color);
  return color;
}

/** Backgrounds of demos in dark mode: the site's own surfaces, which `tokens.css` defines. */
export const DARK_BACKGROUND = { default: '#0e1420', paper: '#182236' } as const;

/**
 * Selector of the elements that get the theme's variables: demos, and the popups they append to the
 * body. On <html>, every element of the document would inherit the variables, and the browser would
 * have to recalculate all styles when the sheet loads.
 */
export const THEME_SCOPE = ":is(.demo-stage, body > [class*='Mui'])";

/** What a theme with several color schemes has in addition; see `ThemeSheets` about its type. */
interface ColorSchemes {
  colorSchemes?: object;
}

/**
 * Returns the options of the theme of the demos. Colors are CSS variables keyed on the attribute of
 * <html>, so that switching the mode changes no class names. `palette.mode` still follows the mode,
 * because charts choose their series colors in JavaScript. Throws on a color that `checkColor`
 * rejects.
 */
export function getDemoOptions(state: ThemeState): ThemeOptions {
  const palette = state.paletteColors;
  for (const { main } of Object.values(palette)) checkColor(main);
  const density = getDensityOverrides(state.dense);
  return {
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
      ...density,
      ...{
        MuiDataGrid: {
          // The grid compiles its faster text filters with `new Function`, which the CSP blocks.
          defaultProps: { disableEval: true, ...density['MuiDataGrid']?.defaultProps },
        },
      },
    },
  };
}

/**
 * Creates a theme that does not list its color schemes: a demo's own `ThemeProvider`, whose theme
 * extends this one, would otherwise manage the mode itself and set the attribute of <html>.
 */
export function createSchemelessTheme(options: ThemeOptions): Theme {
  const theme: Theme & ColorSchemes = createTheme(options);
  const { colorSchemes, ...rest } = theme;
  return { ...rest, applyStyles: theme.applyStyles.bind(theme) };
}

/** Creates the theme of the demos. */
export function createDemoTheme(state: ThemeState = INITIAL_THEME_STATE): Theme {
  return createSchemelessTheme(getDemoOptions(state));
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

/**
 * The additional method of a theme with CSS variables. Its official type requires a module
 * augmentation, which must not apply to the demos.
 */
interface ThemeSheets {
  generateStyleSheets: () => object[];
}

/** Renders the style sheet that defines the variables of a theme in both modes. */
export function renderVariables(
  theme: Theme & Partial<ThemeSheets>,
  toSelector: (selector: string) => string = (selector) => selector,
): string {
  const sheets = theme.generateStyleSheets?.() ?? [];
  return sheets
    .map((sheet) =>
      serialize(
        Object.fromEntries(
          Object.entries(sheet).map(([selector, rules]) => [toSelector(selector), rules as object]),
        ),
      ),
    )
    .join('\n');
}

/** The same for the theme of the demos, only for `THEME_SCOPE`. */
export function renderThemeSheet(theme: Theme): string {
  // Material UI puts a color scheme's variables on the element that has the attribute itself.
  return renderVariables(theme, (selector) =>
    selector.replace(/(^|, )(\[[^\]]+\])$/, `$1$2 ${THEME_SCOPE}`),
  );
}
