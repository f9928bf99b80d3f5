import type { ThemeState } from './settings.ts';

/**
 * Widths in pixels at which a layout changes (requirement constants.breakpoints). Media queries use
 * no others.
 */
export const BREAKPOINTS = { xs: 0, sm: 600, md: 900, lg: 1200, xl: 1536 } as const;

/** Defaults that make Material UI components small in dense mode (requirement constants.dense). */
const SMALL = ['MuiButton', 'MuiFab', 'MuiIconButton', 'MuiTable'] as const;
const DENSE_MARGIN = [
  'MuiFilledInput',
  'MuiFormControl',
  'MuiFormHelperText',
  'MuiInputBase',
  'MuiInputLabel',
  'MuiOutlinedInput',
  'MuiTextField',
] as const;

type ComponentDefaults = Record<string, { defaultProps: Record<string, string | boolean> }>;

/** Returns the component defaults of dense mode; empty in normal density. */
export function getDensityOverrides(dense: boolean): ComponentDefaults {
  if (!dense) return {};
  return {
    ...Object.fromEntries(SMALL.map((name) => [name, { defaultProps: { size: 'small' } }])),
    ...Object.fromEntries(
      DENSE_MARGIN.map((name) => [name, { defaultProps: { margin: 'dense' } }]),
    ),
    MuiListItem: { defaultProps: { dense: true } },
    MuiToolbar: { defaultProps: { variant: 'dense' } },
  };
}

/** Returns the cache key of a state's theme. States with the same theme have the same key. */
export function getThemeKey(state: ThemeState): string {
  return JSON.stringify([
    state.paletteMode,
    state.direction,
    state.dense,
    state.spacing,
    state.paletteColors.primary?.main,
    state.paletteColors.secondary?.main,
  ]);
}
