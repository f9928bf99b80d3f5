import { createTheme, type CSSObject, type Theme, type ThemeOptions } from '@mui/material/styles';
import { DEFAULT_SPACING, type Direction, type ThemeState } from '../core/settings/settings.ts';
import { createSchemelessTheme, getDemoOptions } from './create-demo-theme.ts';
import type { SchemePalette } from '../core/settings/custom-theme/contrast-pairs.ts';
import type { CustomTheme } from '../core/settings/custom-theme/custom-theme.ts';
import type { Scheme } from '../core/settings/custom-theme/controls.ts';
import { toThemeTree, type SlotStyles } from '../core/settings/custom-theme/theme-tree.ts';

/** Attribute of the elements that show a theme, with the color scheme as its value. */
export const BOARD_ATTRIBUTE = 'data-board-scheme';

type StyleOverride = object | ((props: { theme: Theme }) => object);

function toOverride({ both, light, dark }: SlotStyles): StyleOverride {
  const hasSchemes = Object.keys(light).length + Object.keys(dark).length > 0;
  if (!hasSchemes) return both;
  return ({ theme }: { theme: Theme }) => ({
    ...both,
    ...(Object.keys(light).length > 0 && theme.applyStyles('light', light as CSSObject)),
    ...(Object.keys(dark).length > 0 && theme.applyStyles('dark', dark as CSSObject)),
  });
}

interface ComponentOptions {
  defaultProps?: object;
  styleOverrides?: Record<string, StyleOverride>;
}

/** Returns the options that the exported module passes to `createTheme`, without `cssVariables`. */
export function toThemeOptions(custom: CustomTheme): ThemeOptions {
  const { options, styles } = toThemeTree(custom);
  const components = { ...(options['components'] as Record<string, ComponentOptions> | undefined) };
  for (const [component, slots] of styles) {
    components[component] = {
      ...components[component],
      styleOverrides: Object.fromEntries(
        Array.from(slots, ([slot, each]) => [slot, toOverride(each)]),
      ),
    };
  }
  return { ...options, components } as ThemeOptions;
}

interface BoardOptions {
  scheme: Scheme;
  direction: Direction;
  /** Where popups are rendered, so that they have the theme as well. */
  container: HTMLElement | null;
}

/** Creates the theme of a board that shows one color scheme, whatever that of the page is. */
export function createBoardTheme(
  custom: CustomTheme,
  { scheme, direction, container }: BoardOptions,
): Theme {
  const { components = {}, ...options } = toThemeOptions(custom);
  const popups = { defaultProps: { container } };
  const grid = components['MuiDataGrid' as keyof typeof components] as ComponentOptions | undefined;
  return createTheme({
    ...options,
    cssVariables: {
      rootSelector: `[${BOARD_ATTRIBUTE}]`,
      colorSchemeSelector: `[${BOARD_ATTRIBUTE}="%s"]`,
    },
    defaultColorScheme: scheme,
    direction,
    components: {
      ...components,
      MuiPopper: popups,
      MuiPopover: popups,
      MuiModal: popups,
      ...{
        MuiDataGrid: {
          ...grid,
          // The grid compiles its faster text filters with `new Function`, which the CSP blocks.
          defaultProps: { disableEval: true, ...grid?.defaultProps },
        },
      },
    },
  });
}

/** Creates the theme as the exported module does. */
export function createExportedTheme(custom: CustomTheme): Theme {
  return createTheme({
    cssVariables: { colorSchemeSelector: 'class' },
    ...toThemeOptions(custom),
  });
}

/** Returns the palettes of both schemes, with what Material UI derives from the given colors. */
export function getPalettes(custom: CustomTheme): Record<Scheme, SchemePalette> {
  const { colorSchemes } = createExportedTheme(custom) as unknown as {
    colorSchemes: Record<Scheme, { palette: SchemePalette }>;
  };
  return { light: colorSchemes.light.palette, dark: colorSchemes.dark.palette };
}

/** Joins the parts of components that both have. */
function joinComponents(
  one: Record<string, ComponentOptions>,
  other: Record<string, ComponentOptions>,
): Record<string, ComponentOptions> {
  return Object.fromEntries(
    [...new Set([...Object.keys(one), ...Object.keys(other)])].map((name) => {
      const [a = {}, b = {}] = [one[name], other[name]];
      return [
        name,
        {
          defaultProps: { ...a.defaultProps, ...b.defaultProps },
          styleOverrides: { ...a.styleOverrides, ...b.styleOverrides },
        },
      ];
    }),
  );
}

type Schemes = Record<Scheme, { palette?: object } | true>;

/** Creates the theme of the demos with a custom one. What the reader set for the site wins. */
export function createSiteTheme(custom: CustomTheme, state: ThemeState): Theme {
  const options = getDemoOptions(state);
  const own = toThemeOptions(custom);
  const [before, after] = [options, own].map(
    ({ colorSchemes }) => colorSchemes as unknown as Schemes,
  );
  const joinPalettes = (scheme: Scheme) => {
    const [a, b] = [before?.[scheme], after?.[scheme]].map((each) =>
      typeof each === 'object' ? each.palette : {},
    );
    return { palette: { ...a, ...b, ...state.paletteColors } };
  };
  return createSchemelessTheme({
    ...options,
    ...own,
    ...(state.spacing !== DEFAULT_SPACING && { spacing: state.spacing }),
    typography: { ...(options.typography as object), ...(own.typography as object) },
    colorSchemes: { light: joinPalettes('light'), dark: joinPalettes('dark') },
    components: joinComponents(
      options.components as Record<string, ComponentOptions>,
      own.components as Record<string, ComponentOptions>,
    ),
  });
}
